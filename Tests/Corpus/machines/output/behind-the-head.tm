; The output is the whole tape, not what stands under or behind the head.
halt: c
a 0 1 R b
b 0 1 R c

;; run 0000 -> 1100 halted c 2
;; run 00_0 -> 11_0 halted c 2
