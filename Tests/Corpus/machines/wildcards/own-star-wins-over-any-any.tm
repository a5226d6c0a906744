; The star row of the state wins over the row for any state and any symbol.
halt: h
* * x R h
a * y R b
b 0 0 R b

;; run 10 -> y0x halted h 3
;; run 1 -> yx halted h 2
