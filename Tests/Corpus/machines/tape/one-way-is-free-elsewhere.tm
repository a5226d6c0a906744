; A one-way tape is like another one to the right of its first cell.
tape: one-way
a 0 0 R b
b 0 x L c
c 0 y R d
halt: d

;; run 00 -> yx halted d 3
