; A row for the blank wins over a star row.
halt: h
a * x R h
a _ y R h

;; run "" -> y halted h 1
;; run 0 -> x halted h 1
