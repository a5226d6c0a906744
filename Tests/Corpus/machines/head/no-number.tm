; The position is a number.
head: first
a 0 0 R a

;; error 2:7 expected the position of the head
