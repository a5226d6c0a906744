; What cannot be seen is no symbol of the input.
input: ​0
a 0 x R a

;; error 2:8 the invisible character U+200B
