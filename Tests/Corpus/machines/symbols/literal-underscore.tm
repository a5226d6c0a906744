; An escaped underscore is a symbol, not the blank.
a \_ x R a

;; run \_\_ -> xx halted a 2
;; run _ -> "" halted a 0
