; The start state is written as in the table.
start: Q
q a a R q

;; error 2:8 the start state `Q` has no rows
