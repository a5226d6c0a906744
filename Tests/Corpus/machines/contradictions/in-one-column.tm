; Rows that differ in the symbol to write, the move or the next state contradict each other.
a 0 1 R a
a 0 2 R a
a 1 1 R a
a 1 1 L a
a 2 1 R a
a 2 1 R b
b 0 0 R a

;; error 3:1 this row contradicts line 2: both are for `a` reading `0`
;; error 5:1 this row contradicts line 4: both are for `a` reading `1`
;; error 7:1 this row contradicts line 6: both are for `a` reading `2`
