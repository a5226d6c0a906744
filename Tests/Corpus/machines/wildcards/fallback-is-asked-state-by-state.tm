; A star row hides the rows for any state in its own state alone.
halt: h
a * 1 R b
* 0 2 R a
b 9 9 R b
* _ _ S h

;; run 000 -> 121 halted h 4
;; run 0000 -> 12121 halted h 6
