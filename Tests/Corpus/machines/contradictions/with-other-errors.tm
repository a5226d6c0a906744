; Contradictions are reported together with other errors.
a 0 1 R a
a 1 1 1 a
a 0 2 R a

;; error 3:7 `1` is not a move
;; error 4:1 this row contradicts line 2: both are for `a` reading `0`
