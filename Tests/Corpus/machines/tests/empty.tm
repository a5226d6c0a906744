; A test has an input.
a 0 1 R a
test:

;; error 3:6 something is missing behind `test:`
