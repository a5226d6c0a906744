; At the wall a machine swings otherwise than on a two-way tape, and is found all the same.
tape: one-way
a * * L b
b * * R a

;; run 00 -> "" loops a 18
