; start: may stand last.
0 a x R 1
1 a y R 0
start: 1 ; not 0

;; run aa -> yx halted 1 2
