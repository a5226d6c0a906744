; A machine has a tape.
tapes: 0
q 0 0 R q

;; error 2:8 expected a number of tapes from 1 to 8
