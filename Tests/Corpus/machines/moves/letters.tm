; Moves are L, R and S in either case.
a 0 x R b
b 0 y L c
c x z l d
d _ w r e
e z z s f
f z v S g
halt: g

;; run 00 -> wvy halted g 6
