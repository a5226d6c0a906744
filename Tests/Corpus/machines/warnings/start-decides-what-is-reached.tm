; With another start another state is unreachable.
start: b
a 0 1 R b
b 0 x R b

;; warning 3:1 state `a` is never reached from the start
;; run 00 -> xx halted b 2
