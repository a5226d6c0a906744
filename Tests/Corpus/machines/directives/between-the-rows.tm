; Directives may stand between the rows, and hold for all of them.
a 0 1 R b
blank: 0
b 2 3 R c
halt: c

;; run _2 -> 13 halted c 2
;; run 02 -> 13 halted c 2
;; run "" -> 1 stuck b 1
