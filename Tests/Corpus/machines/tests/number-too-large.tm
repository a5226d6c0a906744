; A number past 2^64 is none.
a 0 1 R a
limit: 99999999999999999999

;; error 3:8 expected a number
