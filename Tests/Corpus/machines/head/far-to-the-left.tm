; A million cells to the left is the farthest, too.
head: -1000001
a 0 0 R a

;; error 2:7 expected the position of the head
