; One tape may be said.
tapes: 1
a 0 1 R a

;; run 0 -> 1 halted a 1
