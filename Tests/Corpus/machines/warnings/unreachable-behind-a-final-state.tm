; Behind a final state nothing is reached.
accept: y
a 0 1 R y
y 0 1 R z
z 0 1 R a

;; warning 4:1 `y` is an accept state
;; warning 5:1 state `z` is never reached from the start
;; run 00 -> 10 accepted y 1
