; An unreachable state is reported once, at its first row.
a 0 1 R a
  b 0 1 R b
b 1 1 R a

;; warning 3:3 state `b` is never reached from the start
;; run 0 -> 1 halted a 1
