; A row with an ASCII letter matches its canonical equivalent.
a K x R a

;; run K -> x halted a 1
;; run K -> x halted a 1
;; run k -> k halted a 0
