; The star and the escaped star are two cases.
halt: b
a * 1 R a
a \* 2 R a
a _ _ S b

;; run *0 -> 21 halted b 3
