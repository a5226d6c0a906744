; Seven columns are two too many.
a 0 1 R b ! c

;; error 2:11 a row has five columns, this one has seven
