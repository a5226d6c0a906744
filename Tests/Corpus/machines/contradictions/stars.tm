; Two star rows of one state contradict each other; a star and an exact row do not.
a * 1 R a
a 0 0 R a
a * 2 R a

;; error 4:1 this row contradicts line 2: both are for `a` reading `*`
