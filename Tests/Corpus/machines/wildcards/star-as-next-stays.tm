; A star as the next state stays in the state.
a 0 1 R *
a _ _ S b
halt: b

;; run 00 -> 11 halted b 3
