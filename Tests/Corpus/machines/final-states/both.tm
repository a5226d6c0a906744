; A state cannot be final in two ways.
accept: y
reject: y
0 a a R y

;; error 3:9 `y` cannot be both accept and reject
