; The exact row wins wherever it stands.
a 0 y R a
a * x R a
a _ _ S b
halt: b

;; run 010 -> yxy halted b 4
