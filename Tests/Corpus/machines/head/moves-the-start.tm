; head: says where the head starts, counted from the first symbol.
head: 2
a 1 x R b
halt: b

;; run 111 -> 11x halted b 1
