; The head moves one cell at a time.
a * 1 R b
b * 2 R c
c * 3 L d
d 2 4 L e
e 1 5 L f
f _ 6 R g
g 5 7 R h
halt: h

;; run "" -> 6743 halted h 7
;; run abcd -> 6743d halted h 7
