; The words are written in small letters, with a hyphen.
tape: Two-Way
a 0 0 R a

;; error 2:7 expected `two-way` or `one-way`
