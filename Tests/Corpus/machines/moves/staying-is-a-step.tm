; A row that stays is a step like another.
halt: d
a 0 1 S b
b 1 2 s c
c 2 3 * d

;; run 0 -> 3 halted d 3
