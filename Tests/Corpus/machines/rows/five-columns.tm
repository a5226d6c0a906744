; A row is state, read, write, move, next.
a 0 1 R a

;; run 000 -> 111 halted a 3
;; run "" -> "" halted a 0
;; run x -> x halted a 0
