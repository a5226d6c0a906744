; A star row belongs to its state alone.
a * x R b
b 0 y R a

;; run 01 -> x1 halted b 1
;; run 000 -> xyx halted b 3
