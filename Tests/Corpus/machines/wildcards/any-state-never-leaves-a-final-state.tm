; A final state stops the machine before any row for any state.
a 0 1 R h
* * x R *
halt: h

;; run 00 -> 10 halted h 1
