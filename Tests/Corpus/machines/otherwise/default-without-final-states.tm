; Without final states a missing row halts.
0 a a R 0

;; run a -> a halted 0 1
