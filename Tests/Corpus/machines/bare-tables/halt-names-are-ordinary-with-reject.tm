; reject: takes the meaning from halting names, too.
reject: no
0 a a R halt
halt a b R halt-accept
halt-accept a c R no

;; run aaa -> abc rejected no 3
;; run aa -> ab stuck halt-accept 2
;; run a -> a stuck halt 1
