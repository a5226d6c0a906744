; Steps are a number.
a 0 1 R a
runs: 0 steps many

;; error 3:15 expected a number
