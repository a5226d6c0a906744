; A directive without states is an error.
accept:
0 a a R 0

;; error 2:8 something is missing behind `accept:`
