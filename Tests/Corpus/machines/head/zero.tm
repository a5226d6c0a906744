; Zero is the first symbol, the default.
head: 0
halt: b
a 1 x R b

;; run 12 -> x2 halted b 1
