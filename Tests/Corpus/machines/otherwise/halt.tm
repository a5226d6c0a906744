; otherwise: halt halts where no row applies, final states or not.
accept: y
otherwise: halt
0 a a R 0
0 b b R y

;; run a -> a halted 0 1
