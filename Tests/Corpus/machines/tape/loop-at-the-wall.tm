; A machine that pushes against the wall repeats itself.
tape: one-way
a * * L a

;; run 0 -> "" loops a 1
