; Two rows for one case that differ are an error that names the other line.
a 0 1 R a
a 1 1 R a
a 0 1 L a

;; error 4:1 this row contradicts line 2: both are for `a` reading `0`
