; The head starts at most a million cells from the input.
head: 1000001
a _ x R b
halt: b

;; error 2:7 expected the position of the head, a number up to 1000000
