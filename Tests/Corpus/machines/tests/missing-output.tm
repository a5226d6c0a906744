; Behind the arrow stands the output.
a 0 1 R a
test: 0 ->

;; error 3:11 expected the output
