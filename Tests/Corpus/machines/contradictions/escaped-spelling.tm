; A symbol with and without a backslash is one case.
a 0 1 R a
a \0 2 R a

;; error 3:1 this row contradicts line 2: both are for `a` reading `0`
