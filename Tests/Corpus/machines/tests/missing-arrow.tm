; A test has an arrow.
a 0 1 R a
test: 0 1

;; error 3:9 this is not how a `test:` line is written
