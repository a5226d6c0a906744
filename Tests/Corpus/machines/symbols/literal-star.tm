; An escaped star is a symbol and matches itself alone.
a \* x R a

;; run ** -> xx halted a 2
;; run 0 -> 0 halted a 0
