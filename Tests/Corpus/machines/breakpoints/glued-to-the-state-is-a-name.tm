; A breakpoint is a column of its own: a! is a state.
a 0 1 R a!
a! 0 x R a

;; run 00 -> 1x halted a 2
;; run 0 -> 1 halted a! 1
