a 0 1 a
; A byte-order mark is no part of the first column, and places do not count it.

;; error 1:7 a row has five columns, this one has four
