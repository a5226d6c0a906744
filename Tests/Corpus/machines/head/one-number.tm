; The position is one whole number.
head: 1 2
a 0 0 R a

;; error 2:7 expected the position of the head
