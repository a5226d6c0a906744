; A start state that the table does not know is an error.
start: zzz
q0 a a R q0

;; error 2:8 the start state `zzz` has no rows
