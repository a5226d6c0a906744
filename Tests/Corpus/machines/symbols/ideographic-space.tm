; An ideographic space separates no columns and is no symbol.
a 0 　 R a

;; error 2:5 the invisible character U+3000
