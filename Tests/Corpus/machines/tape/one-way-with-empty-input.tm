; With an empty input the head starts at the wall of a one-way tape.
tape: one-way
halt: c
a _ 1 L b
b 1 2 R c

;; run "" -> 2 halted c 2
