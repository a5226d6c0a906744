; A symbol far away keeps the blanks between.
halt: g
a * * R b
b * * R c
c * * R d
d * * R e
e * 1 S g

;; run "" -> 1 halted g 5
;; run 0 -> 0___1 halted g 5
;; run 0_2 -> 0_2_1 halted g 5
