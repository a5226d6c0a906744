; Where no row applies no machine accepts.
otherwise: accept
0 a a R 0

;; error 2:12 expected `stuck`, `reject` or `halt`
