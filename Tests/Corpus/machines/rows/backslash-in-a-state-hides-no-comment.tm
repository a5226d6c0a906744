; In a state column a backslash does not take the semicolon along.
a 0 1 R b\;c
b\ 0 x R a

;; run 00 -> 1x halted a 2
;; run 0 -> 1 halted b\ 1
