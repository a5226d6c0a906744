; otherwise: changes no verdict of a final state.
otherwise: reject
accept: y
halt: h
0 a a R y
0 b b R h

;; run a -> a accepted y 1
;; run b -> b halted h 1
;; run c -> c rejected 0 0
