; The number of tapes is written in digits.
tapes: two
q 0 0 R q

;; error 2:8 expected a number of tapes from 1 to 8
