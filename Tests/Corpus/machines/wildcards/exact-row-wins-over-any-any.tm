; The exact row wins over the row for any state and any symbol.
halt: h
* * x R *
* _ _ S h
a 0 y R a

;; run 0 -> y halted h 2
;; run 010 -> yxy halted h 4
;; run 11 -> xx halted h 3
