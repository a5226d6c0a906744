; A state without a matching row takes the one for any state, even that with a star.
halt: h
a 0 x R a
* * y R *
* _ _ S h

;; run 012 -> xyy halted h 4
;; run 20 -> yx halted h 3
