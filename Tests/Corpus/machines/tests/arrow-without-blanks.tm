; The arrow has blanks round it.
a 0 1 R a
test: 0->1

;; error 3:11 this is not how a `test:` line is written
