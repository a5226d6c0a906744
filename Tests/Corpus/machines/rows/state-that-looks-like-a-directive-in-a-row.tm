; A first word with a colon that is no directive is a state if the line is a row.
x: 0 1 R x:

;; run 00 -> 11 halted x: 2
