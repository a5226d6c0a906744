; A colon alone is no directive.
: x
a 0 1 R a

;; error 2:1 `:` is not a directive
