; The underscore is the blank whatever the sign.
blank: 0
halt: b
a 1 2 R a
a _ 3 R b

;; run 1 -> 23 halted b 2
;; run 10 -> 23 halted b 2
;; run 1_1 -> 231 halted b 2
