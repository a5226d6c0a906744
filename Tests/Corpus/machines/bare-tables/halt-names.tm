; A state whose name begins with halt, in any case, halts.
0 a a R HALTING
0 b b R Halt2
0 c c R halt

;; run a -> a halted HALTING 1
;; run b -> b halted Halt2 1
;; run c -> c halted halt 1
