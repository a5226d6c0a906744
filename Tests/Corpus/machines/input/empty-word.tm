; Two quotation marks are the empty word.
input: ""
a 0 x R a

;; run 0 -> x halted a 1
