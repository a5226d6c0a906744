; Rows of accepting, rejecting and halting states are never executed.
accept: y
reject: n
halt: h
0 a a R y
0 b b R n
0 c c R h
y a x R 0
n a x R 0
h a x R 0

;; warning 8:1 `y` is an accept state
;; warning 9:1 `n` is a reject state
;; warning 10:1 `h` is a halt state
;; run aa -> aa accepted y 1
;; run ba -> ba rejected n 1
;; run ca -> ca halted h 1
