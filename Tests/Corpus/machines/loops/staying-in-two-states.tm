; Two states that hand over to each other without moving.
a 0 1 S b
b 1 0 S a

;; run 0 -> "" loops a 2
;; run 1 -> 1 halted a 0
