; The sign may be any character, of several scalars too.
blank: 👨‍👩‍👧
halt: c
a 👨‍👩‍👧 1 R b
b 1 2 R c

;; run _1 -> 12 halted c 2
;; run 👨‍👩‍👧1 -> 12 halted c 2
