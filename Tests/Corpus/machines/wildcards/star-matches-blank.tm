; A star matches the blank as well.
a * 1 R b
halt: b

;; run "" -> 1 halted b 1
