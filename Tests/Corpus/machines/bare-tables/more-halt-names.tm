; Only halt-accept and halt-reject have a verdict; longer names just halt.
0 a a R HaLtish
0 b b R halt-accepted
0 c c R halt-rejects
0 d d R HALT-ACCEPT
0 e e R HALT-REJECT
0 f f R halt-

;; run a -> a halted HaLtish 1
;; run b -> b halted halt-accepted 1
;; run c -> c halted halt-rejects 1
;; run d -> d accepted HALT-ACCEPT 1
;; run e -> e rejected HALT-REJECT 1
;; run f -> f halted halt- 1
