; A state is final in one way alone, whichever two are given.
reject: n
halt: n
accept: n
0 a a R n

;; error 2:9 `n` cannot be both
;; error 3:7 `n` cannot be both
