; A binary counter never repeats itself: no proof, only a limit.
start: i
i 1 0 L i
i 0 1 R r
i _ 1 R r
r 0 0 R r
r 1 1 R r
r _ _ L i

;; run 0 -> "" undecided i 1000000
;; run "" -> "" undecided i 1000000
