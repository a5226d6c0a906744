; A final state stops the machine even where it has rows.
accept: y
0 a a R y
y a b R y

;; warning 4:1 `y` is an accept state
;; run aa -> aa accepted y 1
