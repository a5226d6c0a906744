; A long comment of another language is a row with too many columns.
// swaps the zeros and the ones
a 0 1 R a

;; error 2:24 a row has five columns, this one has seven
