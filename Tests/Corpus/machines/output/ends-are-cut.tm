; Blanks at the ends are cut.
a 0 _ R b
b 1 1 R c
c 0 _ R d
halt: d

;; run 010 -> 1 halted d 3
