; The error names the other line, however far away, and the place is that of the row.
a 0 1 R a ; here

; a comment

b 0 0 R a
a 1 1 R b
   a 0 2 R a ; there

;; error 8:4 this row contradicts line 2: both are for `a` reading `0`
