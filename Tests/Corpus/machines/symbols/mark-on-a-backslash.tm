; A backslash with a mark is one character and escapes nothing.
a \́ x R a

;; run \́ -> x halted a 1
