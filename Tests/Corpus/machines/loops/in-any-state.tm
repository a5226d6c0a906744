; Loops through rows for any state are found.
start: a
* 0 1 S *
* 1 0 S *

;; run 0 -> "" loops a 2
;; run 1 -> "" loops a 2
