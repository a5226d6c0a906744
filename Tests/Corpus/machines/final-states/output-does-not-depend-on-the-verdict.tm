; The output is the tape, however the run ended.
accept: y
reject: n
halt: h
0 a x R y
0 b x R n
0 c x R h
0 d x R 0

;; run az -> xz accepted y 1
;; run bz -> xz rejected n 1
;; run cz -> xz halted h 1
;; run dz -> xz stuck 0 1
