; The delete character is no symbol.
a 0  R a

;; error 2:5 the invisible character U+007F
