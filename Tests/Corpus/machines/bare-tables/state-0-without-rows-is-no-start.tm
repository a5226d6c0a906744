; A state 0 that no row begins with is not the start.
q a x R 0

;; warning 2:9 state `0` is used but has no rows and is not final
;; run a -> x halted 0 1
