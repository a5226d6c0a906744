; after: asks for the tape, not for its size.
a 0 1 R a
after: 0 steps 1 cells 2 -> 1

;; error 3:18 this is not how an `after:` line is written
