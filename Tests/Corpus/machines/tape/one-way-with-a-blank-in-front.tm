; A blank in front of the input is its first cell.
tape: one-way
halt: c
a _ x L b
b x y R c

;; run _1 -> y1 halted c 2
;; run "" -> y halted c 2
