; The order of the rows has no say in which of them wins.
p b 5 R p
q - - R p
q a 1 R q
q * 2 R q
* _ _ S h
* a 3 R *
* * 4 R *
halt: h
start: q

;; run abc-abc -> 122-354 halted h 8
;; run -aabb -> -3355 halted h 6
;; run -c -> -4 halted h 3
