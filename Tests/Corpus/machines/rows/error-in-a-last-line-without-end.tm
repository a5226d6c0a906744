; The last line is read although it does not end.
;; error 3:6 a row has five columns, this one has three
a 0 1