; otherwise: reject needs no final states.
otherwise: reject
0 a a R 0

;; run aa -> aa rejected 0 2
;; run ab -> ab rejected 0 1
