; Rows for any state contradict each other.
* 0 1 R *
* 0 2 R *
a 1 1 R a

;; error 3:1 this row contradicts line 2: both are for `*` reading `0`
