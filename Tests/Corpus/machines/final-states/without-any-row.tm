; A machine needs no row if it starts in a final state.
start: y
accept: y

;; run 01 -> 01 accepted y 0
;; run "" -> "" accepted y 0
