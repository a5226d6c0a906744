; The position is a whole number.
head: 1.5
a 0 0 R a

;; error 2:7 expected the position of the head
