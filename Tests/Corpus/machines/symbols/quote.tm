; A quotation mark is a symbol; only two alone are the empty word.
a " x R a

;; run " -> x halted a 1
;; run """ -> xxx halted a 3
;; run "" -> "" halted a 0
