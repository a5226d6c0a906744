; A final start state stops at step 0.
start: y
accept: y
y a b R y

;; warning 4:1 `y` is an accept state
;; run a -> a accepted y 0
