; Entering a final state stops the machine.
accept: y
reject: n
halt: h
0 a a R y
0 b b R n
0 c c R h

;; run a -> a accepted y 1
;; run b -> b rejected n 1
;; run c -> c halted h 1
;; run "" -> "" stuck 0 0
