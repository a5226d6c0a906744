; An exclamation mark in the fifth column is the next state.
a 0 1 R !
! 0 x R a !

;; run 00 -> 1x halted a 2
;; run 0 -> 1 halted ! 1
