; What cannot be seen is no symbol.
a 0 ​ R a

;; error 2:5 the invisible character U+200B
