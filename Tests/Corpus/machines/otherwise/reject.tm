; otherwise: reject rejects where no row applies.
accept: y
otherwise: reject
0 a a R 0
0 b b R y

;; run a -> a rejected 0 1
;; run ab -> ab accepted y 2
