; A star as the move stays.
a 0 1 * b
halt: b

;; run 0 -> 1 halted b 1
