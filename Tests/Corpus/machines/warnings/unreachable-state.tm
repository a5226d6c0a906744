; A state that nothing leads to.
a 0 1 R a
b 0 1 R b

;; warning 3:1 state `b` is never reached from the start
;; run 0 -> 1 halted a 1
