; With any state and a star as the next, each state stays itself.
a 0 0 R b
b 0 0 R a
* _ x S h
* 1 1 R *
halt: h

;; run 01 -> 01x halted h 3
