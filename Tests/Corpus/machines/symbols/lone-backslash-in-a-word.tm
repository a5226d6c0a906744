; A backslash that ends a word is itself.
a \ x R a

;; run \ -> x halted a 1
;; run \\ -> x halted a 1
;; run \\\ -> xx halted a 2
;; run \\\\ -> xx halted a 2
