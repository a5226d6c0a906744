; Every move against the wall is a step.
tape: one-way
halt: f
a 0 1 L b
b 1 2 L c
c 2 3 L d
d 3 4 L e
e 4 5 R f

;; run 0 -> 5 halted f 5
;; run 00 -> 50 halted f 5
