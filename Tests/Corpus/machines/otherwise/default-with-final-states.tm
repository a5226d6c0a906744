; With final states a missing row is stuck.
accept: y
0 a a R 0
0 b b R y

;; run a -> a stuck 0 1
