; after: says what is on the tape.
a 0 1 R a
after: 0 steps 1

;; error 3:17 this is not how an `after:` line is written
