; start: wins over state 0 and the first row.
start: 1
0 a x R 1
1 a y R 0

;; run aa -> yx halted 1 2
