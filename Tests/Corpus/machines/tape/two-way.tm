; A two-way tape goes on to the left of the input.
a 0 0 L b
b _ 1 L c
halt: c

;; run 0 -> 10 halted c 2
