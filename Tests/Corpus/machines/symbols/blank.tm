; The underscore is the blank.
a _ 1 R b
b _ 1 L c
halt: c

;; run "" -> 11 halted c 2
;; run _ -> 11 halted c 2
