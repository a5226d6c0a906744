; Where no row applies a bare table halts, though it has halting names.
0 a a R 0
0 b b R halt-reject

;; run aa -> aa halted 0 2
