; \s is the space symbol, which is not the blank.
a \s x R a

;; run \s\s -> xx halted a 2
;; run _ -> "" halted a 0
;; run s -> s halted a 0
