; A column cannot begin with a mark that combines.
a ́ 1 R a

;; error 2:3 a column cannot begin with a mark
