; Determinism may be said.
nondeterministic: no
a 0 1 R a

;; run 0 -> 1 halted a 1
