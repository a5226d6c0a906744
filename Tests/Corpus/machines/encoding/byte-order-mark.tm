; A byte-order mark in front is no part of the text.
a 0 1 R a

;; run 0 -> 1 halted a 1
