; Rows of a halting state are never executed.
0 a x R halt
halt a y R halt

;; warning 3:1 `halt` is a halt state
;; run aa -> xa halted halt 1
