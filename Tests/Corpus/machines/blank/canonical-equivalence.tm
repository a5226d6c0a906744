; The sign is recognised in each of its spellings.
blank: é
halt: c
a é 1 R b
b é 2 R c

;; run "" -> 12 halted c 2
;; run éé -> 12 halted c 2
