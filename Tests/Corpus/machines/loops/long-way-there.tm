; A machine that does something else first, and only then repeats itself.
r 0 1 R r
r _ _ L l
l 1 0 L l
l _ _ R s
s 0 0 S t
t 0 0 S s

;; run 0000000000 -> "" loops s 34
