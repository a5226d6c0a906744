; A test has one arrow.
a 0 1 R a
test: 0 -> 1 -> 2

;; error 3:14 this is not how a `test:` line is written
