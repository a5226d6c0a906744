; There is one word.
otherwise: stuck halt
0 a a R 0

;; error 2:12 expected `stuck`, `reject` or `halt`
