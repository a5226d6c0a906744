; State 0 is the start even with final states, and even as the last row.
accept: y
b a x R y
a a z R b
0 a w R a

;; run aaa -> wzx accepted y 3
;; run a -> w stuck a 1
