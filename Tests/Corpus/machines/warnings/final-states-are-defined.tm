; A final state needs no rows, by directive or by name.
0 a a R halt
0 b b R halt-accept
0 c c R 0

;; run ca -> ca halted halt 2
;; run cb -> cb accepted halt-accept 2
