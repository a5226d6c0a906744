; Two dashes begin no comment.
-- a comment
a 0 1 R a

;; error 2:1 a row has five columns, this one has three
