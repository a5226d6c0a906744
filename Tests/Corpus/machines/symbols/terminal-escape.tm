; A terminal's escape character is no symbol and reaches no terminal.
a 0 [31m R a

;; error 2:5 the invisible character U+001B
