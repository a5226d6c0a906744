; Lines may end as on Windows.
a 0 1 R a ; x
halt: b
a _ _ S b

;; run 0 -> 1 halted b 2
