; Without directives the start is state 0, wherever its rows stand.
1 a x R halt
0 a y R 1

;; run aa -> yx halted halt 2
