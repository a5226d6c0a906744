; What was erased at the ends is not in the output.
halt: h
a 0 _ R a
a 1 1 R b
b 0 _ R b
b 1 1 R b
b _ _ S h

;; run 00100 -> 1 halted h 6
;; run 0010010 -> 1__1 halted h 8
;; run 000 -> "" stuck a 3
