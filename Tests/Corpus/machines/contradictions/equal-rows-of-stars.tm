; Equal rows for any state are a warning, too.
a 0 1 R a
* 2 3 R *
* 2 3 R *

;; warning 4:1 this row is the same as the one in line 3
;; run 02 -> 13 halted a 2
