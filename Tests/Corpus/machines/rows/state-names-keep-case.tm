; Q and q are two states.
q 0 1 R Q
Q 0 x R q

;; run 000 -> 1x1 halted Q 3
