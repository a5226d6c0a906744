; State names are compared as text: 00 is not 0.
00 0 1 R 0
0 0 x R 00

;; run 00 -> x1 halted 0 2
;; run 0 -> x halted 00 1
