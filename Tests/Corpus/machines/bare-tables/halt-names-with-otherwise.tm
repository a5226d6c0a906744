; otherwise: leaves the halting names, and says what happens where no row applies.
otherwise: reject
0 a a R halt-accept
0 b b R halt
0 c c R 0

;; run a -> a accepted halt-accept 1
;; run b -> b halted halt 1
;; run c -> c rejected 0 1
