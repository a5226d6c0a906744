; In one table: state and symbol, state and star, star and symbol, two stars.
start: q
halt: h
* * 4 R *
* a 3 R *
* _ _ S h
q * 2 R q
q a 1 R q
q - - R p
p b 5 R p

;; run abc-abc -> 122-354 halted h 8
;; run -aabb -> -3355 halted h 6
;; run -c -> -4 halted h 3
