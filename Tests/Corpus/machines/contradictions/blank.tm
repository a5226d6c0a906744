; Two rows for the blank contradict each other.
a _ 1 R a
a _ 2 R a

;; error 3:1 this row contradicts line 2: both are for `a` reading `_`
