; A number of tapes is expected.
tapes:
q 0 0 R q

;; error 2:7 expected a number of tapes from 1 to 8
