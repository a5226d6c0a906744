; An escaped underscore is a symbol whatever the sign.
blank: 0
halt: b
a \_ \0 R a
a 1 \_ R a
a 0 0 S b

;; run \_1 -> \0\_ halted b 3
