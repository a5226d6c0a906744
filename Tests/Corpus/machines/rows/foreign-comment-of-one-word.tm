; A number sign glued to a word begins no comment.
#comment
a 0 1 R a

;; error 2:1 a row has five columns, this one has one
