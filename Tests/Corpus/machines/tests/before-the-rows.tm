; Tests may stand before the rows.
accepts: 0 00
rejects: 1
test: 0 -> 1
accept: b
a 0 1 R a
a _ _ S b

;; run 0 -> 1 accepted b 2
;; run 1 -> 1 stuck a 0
