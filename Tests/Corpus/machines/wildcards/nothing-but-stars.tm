; A row of five stars changes nothing for ever.
start: a
* * * * *

;; run x -> "" loops a 1
;; run "" -> "" loops a 1
