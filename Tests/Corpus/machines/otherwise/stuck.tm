; otherwise: stuck is stuck even without final states.
otherwise: stuck
0 a a R 0

;; run a -> a stuck 0 1
