; Three rows that change the cell and change it back.
a 0 1 S b
b 1 2 S c
c 2 0 S a

;; run 0 -> "" loops a 3
