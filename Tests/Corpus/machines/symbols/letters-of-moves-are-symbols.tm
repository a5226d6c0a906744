; L, R and S may be symbols too.
a L R L b
b _ S R a
a R L R a

;; run LR -> SLL halted a 4
