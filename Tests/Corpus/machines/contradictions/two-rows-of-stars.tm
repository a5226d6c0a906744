; Two rows for any state and any symbol contradict each other.
a 0 1 R a
* * 1 R a
* * 2 R a

;; error 4:1 this row contradicts line 3: both are for `*` reading `*`
