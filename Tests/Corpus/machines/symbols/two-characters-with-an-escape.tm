; Behind a backslash stands one character.
a \ab 1 R a
a \\\ 1 R a

;; error 2:3 a symbol is one character
;; error 3:3 a symbol is one character
