; A list of rejecting states alone makes a missing row stuck.
reject: n
0 a a R 0
0 b b R n

;; run a -> a stuck 0 1
;; run ab -> ab rejected n 2
