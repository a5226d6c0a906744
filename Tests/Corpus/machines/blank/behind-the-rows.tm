; The sign holds for rows that stand before it.
a 0 1 R b
halt: b
blank: 0

;; run "" -> 1 halted b 1
;; run 00 -> 1 halted b 1
