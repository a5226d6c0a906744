; The words are written in small letters.
otherwise: Stuck
0 a a R 0

;; error 2:12 expected `stuck`, `reject` or `halt`
