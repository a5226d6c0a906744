; Among rows for any state the exact one wins.
* * x R *
* 0 y R *
* _ _ S h
a 1 1 R a
halt: h

;; run 102 -> 1yx halted h 4
