; A row for any state contradicts no row of a state.
halt: b
* 0 1 R *
a 0 2 R a
* * 3 R *
a * 4 R b

;; run 00 -> 224 halted b 3
;; run 01 -> 24 halted b 2
