; A star as the next state leads to no final state.
accept: y
a 0 1 R *
a _ _ S y

;; run 00 -> 11 accepted y 3
