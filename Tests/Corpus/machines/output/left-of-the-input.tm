; The output may begin left of where the input began.
a 0 0 L b
b _ x L c
halt: c

;; run 0 -> x0 halted c 2
