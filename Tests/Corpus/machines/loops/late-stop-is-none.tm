; A machine that looks regular for a while and then stops.
r 0 0 R r
r _ _ L l
l 0 1 L l
l _ _ R h
halt: h

;; run 000000000000000000000000000000 -> 111111111111111111111111111111 halted h 62
