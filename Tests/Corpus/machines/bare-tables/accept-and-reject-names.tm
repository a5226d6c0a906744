; halt-accept accepts and halt-reject rejects.
0 a a R halt-accept
0 b b R halt-reject
0 c c R Halt-Accept

;; run a -> a accepted halt-accept 1
;; run b -> b rejected halt-reject 1
;; run c -> c accepted Halt-Accept 1
