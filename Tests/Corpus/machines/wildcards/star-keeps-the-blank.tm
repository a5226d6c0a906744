; A star as the symbol to write keeps a blank too.
halt: c
a * * R b
b 1 * R c

;; run _1 -> 1 halted c 2
;; run 01 -> 01 halted c 2
