; A bare table whose first symbol has no row halts after no step.
0 a a R 0

;; run b -> b halted 0 0
;; run "" -> "" halted 0 0
