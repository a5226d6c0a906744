; An escaped star can be written.
a 0 \* R a

;; run 00 -> ** halted a 2
