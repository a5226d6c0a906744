; A character that turns the direction of the text is no symbol.
a 0 ‮ R a

;; error 2:5 the invisible character U+202E
