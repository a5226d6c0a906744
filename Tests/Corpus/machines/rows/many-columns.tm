; Columns that have no name are counted.
a 0 1 R b c d e f g h

;; error 2:11 a row has five columns, this one has 11
