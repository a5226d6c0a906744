; A letter with a mark is one symbol, whether it is one scalar or two.
a é x R a

;; run éé -> xx halted a 2
