; A start state that is only led to has no rows.
start: b
a 0 1 R b

;; error 2:8 the start state `b` has no rows
