; A tape is two-way or one-way.
tape: oneway
a 0 0 R a

;; error 2:7 expected `two-way` or `one-way`
