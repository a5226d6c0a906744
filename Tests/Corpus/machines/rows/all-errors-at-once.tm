; Every mistake of a file is reported, in the order of the text.
a 0 1 b
strat: a
a 1 1 X a
a ab 1 R a

;; error 2:7 a row has five columns
;; error 3:1 `strat:` is not a directive
;; error 4:7 `X` is not a move
;; error 5:3 a symbol is one character, `ab` is 2
