; The head may start behind the input; the cells between are blank.
head: 3
halt: b
a _ x R b

;; run 11 -> 11_x halted b 1
;; run 111 -> 111x halted b 1
;; run "" -> x halted b 1
