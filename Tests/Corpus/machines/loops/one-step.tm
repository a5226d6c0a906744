; A row that changes nothing.
a 0 0 S a

;; run 0 -> "" loops a 1
