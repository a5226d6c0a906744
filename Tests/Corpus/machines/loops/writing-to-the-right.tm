; Writing the same for ever is a loop that drifts.
a _ 1 R a

;; run "" -> "" loops a 1
;; run 2 -> 2 halted a 0
