; A star row of the state wins over an exact row for any state.
a * x R b
* 0 y R b
b _ _ S c
halt: c

;; run 0 -> x halted c 2
