; The colon belongs to the word.
name : adder
a 0 1 R a

;; error 2:13 a row has five columns, this one has three
