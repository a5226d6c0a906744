; Marks in an order that canonical equivalence ignores make one symbol.
a q̣̇ x R a

;; run q̣̇ -> x halted a 1
;; run q̣̇ -> x halted a 1
;; run q̇ -> q̇ halted a 0
