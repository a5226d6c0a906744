; On one tape the bar is a symbol like another.
a | x R a

;; run || -> xx halted a 2
;; run \| -> x halted a 1
