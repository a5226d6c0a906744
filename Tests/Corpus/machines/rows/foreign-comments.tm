; Comments of other languages are not comments here.
// a comment
# a comment
a 0 1 R a

;; error 2:1 a row has five columns, this one has three
;; error 3:1 a row has five columns, this one has three
