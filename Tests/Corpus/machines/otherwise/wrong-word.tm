; Anything else is an error with the choices.
otherwise: rejects
0 a a R 0

;; error 2:12 expected `stuck`, `reject` or `halt`
