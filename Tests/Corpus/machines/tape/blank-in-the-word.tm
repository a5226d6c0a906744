; The hyphen is part of the word.
tape: one way
a 0 0 R a

;; error 2:7 expected `two-way` or `one-way`
