; An escaped sign of the blank is a symbol.
blank: 0
a \0 x R a
a 1 y R a

;; run \01 -> xy halted a 2
;; run 0 -> "" halted a 0
