; A state may be listed twice, if it is final in one way.
accept: y y
accept: y
0 a a R y

;; run a -> a accepted y 1
