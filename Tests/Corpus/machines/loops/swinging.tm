; Between two cells.
a 0 0 R b
b 0 0 L a

;; run 00 -> "" loops a 2
