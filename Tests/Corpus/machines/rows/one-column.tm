; One word is no row.
hello

;; error 2:6 a row has five columns, this one has one
