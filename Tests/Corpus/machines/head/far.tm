; A million cells from the input is not too far.
head: 1000000
a _ x R b
halt: b

;; run "" -> x halted b 1
