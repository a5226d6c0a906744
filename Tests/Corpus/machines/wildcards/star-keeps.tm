; A star as the symbol to write keeps what is there.
a * * R b
b * * R c
halt: c

;; run xy -> xy halted c 2
