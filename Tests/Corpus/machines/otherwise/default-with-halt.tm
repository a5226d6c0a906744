; A list of halting states alone makes a missing row stuck.
halt: h
0 a a R 0
0 b b R h

;; run a -> a stuck 0 1
;; run ab -> ab halted h 2
