; Coming back over a long stretch is no proof of anything.
tape: one-way
halt: h
a 0 x R r
r 0 0 R r
r _ _ L l
l 0 0 L l
l x y S h

;; run 0 -> y halted h 3
;; run 00 -> y0 halted h 5
;; run 0000000000000000000000000000000000000000 -> y000000000000000000000000000000000000000 halted h 81
