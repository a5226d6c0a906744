; Every wrong column of a row is reported.
a 01 22 X a

;; error 2:3 a symbol is one character, `01` is 2
;; error 2:6 a symbol is one character, `22` is 2
;; error 2:9 `X` is not a move
