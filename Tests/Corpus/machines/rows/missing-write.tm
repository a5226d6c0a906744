; Four columns with the move too early: the symbol to write is missing.
a 0 R b

;; error 2:5 a row has five columns, this one has four
