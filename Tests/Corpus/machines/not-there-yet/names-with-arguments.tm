; In a file without functions a name with arguments is an ordinary state.
find(q1,x) 0 0 R find(q1,x)
find(q1,x) x y R q1
q1 0 1 R q1

;; run 00x0 -> 00y1 halted q1 4
;; run 0 -> 0 halted find(q1,x) 1
