; On a one-way tape a move to the left from the first cell stays there, and is a step.
tape: one-way
a 0 1 L b
b 1 2 L c
c 2 3 R d
halt: d

;; run 0 -> 3 halted d 3
