; A run whose first symbol has no row takes no step.
accept: y
a 0 0 R y

;; run 1 -> 1 stuck a 0
;; run "" -> "" stuck a 0
;; run 0 -> 0 accepted y 1
