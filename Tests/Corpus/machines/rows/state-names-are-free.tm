; A state is any run of characters without blanks and semicolons.
q,0(é)! 0 1 R \x
\x 1 0 R q,0(é)!
start: q,0(é)!

;; run 01 -> 10 halted q,0(é)! 2
