; A state without rows that is not final is probably misspelt.
a 0 1 R bb
b 0 1 R a
a 1 1 R b

;; warning 2:9 state `bb` is used but has no rows and is not final
;; run 0 -> 1 halted bb 1
