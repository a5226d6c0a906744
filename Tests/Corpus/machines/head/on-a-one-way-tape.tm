; On a one-way tape the head may start anywhere from the first cell on.
tape: one-way
head: 1
halt: c
a * x L b
b * y L c

;; run 123 -> yx3 halted c 2
