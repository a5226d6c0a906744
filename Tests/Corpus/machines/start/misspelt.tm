; A start state without rows is an error with a suggestion.
start: q00
q0 a a R q0

;; error 2:8 the start state `q00` has no rows
