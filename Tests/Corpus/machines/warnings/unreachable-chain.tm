; A state that is led to only from unreachable ones is unreachable itself.
a 0 1 R a
b 0 1 R c
c 0 1 R b

;; warning 3:1 state `b` is never reached from the start
;; warning 4:1 state `c` is never reached from the start
;; run 0 -> 1 halted a 1
