; A directive is a word of its own.
name:adder
a 0 1 R a

;; error 2:1 a row has five columns, this one has one
