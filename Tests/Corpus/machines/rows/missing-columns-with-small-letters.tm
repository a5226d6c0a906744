; Moves in small letters are recognised in rows of four columns.
a 0 1 r
a 0 l b

;; error 2:8 a row has five columns, this one has four
;; error 3:5 a row has five columns, this one has four
