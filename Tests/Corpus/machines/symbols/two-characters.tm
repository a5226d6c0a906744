; A symbol is one character.
a 01 1 R a
a 0 abc R a

;; error 2:3 a symbol is one character, `01` is 2
;; error 3:5 a symbol is one character, `abc` is 3
