; halt: takes the meaning from halting names, too.
halt: stop
0 a a R halt
halt a b R halt-reject
halt-reject a c R stop

;; run aaa -> abc halted stop 3
;; run aa -> ab stuck halt-reject 2
;; run a -> a stuck halt 1
