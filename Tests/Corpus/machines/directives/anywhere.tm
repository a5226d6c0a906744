; Directives may stand before and behind the rows.
a 0 1 R b
halt: b
start: a

;; run 0 -> 1 halted b 1
