; A test: line counts no steps.
a 0 1 R a
test: 0 steps 1 -> 1

;; error 3:9 this is not how a `test:` line is written
