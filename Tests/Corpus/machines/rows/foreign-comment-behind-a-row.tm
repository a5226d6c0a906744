; What stands behind a row without a semicolon is a column.
a 0 1 R a // swap
a 1 0 R a #

;; error 2:11 a row has five columns, this one has seven
;; error 3:11 a sixth column can only be `!`
