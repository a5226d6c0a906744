; A comment is no output.
a 0 1 R a
test: 0 -> ; 1

;; error 3:11 expected the output
