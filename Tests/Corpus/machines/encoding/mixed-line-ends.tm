; Line ends of all kinds may be mixed, and lines are counted right.
a 0 1 R a
a 1 0 R aa 2 2 R a
a 3 R a

;; error 5:5 a row has five columns, this one has four
