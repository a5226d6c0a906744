; A one-way tape has no cells left of 0.
tape: one-way
head: -1
a 0 0 R a

;; error 3:7 a one-way tape has no cells left of 0
