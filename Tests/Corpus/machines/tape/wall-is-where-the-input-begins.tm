; The wall of a one-way tape is where the input begins, not where the head starts.
tape: one-way
head: 2
halt: e
a * * L b
b * * L c
c * * L d
d * x S e

;; run 111 -> x11 halted e 4
;; run "" -> x halted e 4
