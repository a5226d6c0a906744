; A directive lists several states, and may be repeated.
accept: y z
accept: w
0 a a R y
0 b b R z
0 c c R w

;; run a -> a accepted y 1
;; run b -> b accepted z 1
;; run c -> c accepted w 1
