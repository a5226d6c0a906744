; Finding that no row applies is not a step.
a 0 0 R a

;; run 0 -> 0 halted a 1
;; run 000 -> 000 halted a 3
