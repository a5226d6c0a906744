; State columns have no escapes: \* is a name like another.
\* 0 1 R a
a 1 x R \*

;; run 00 -> 10 halted a 1
;; run 01 -> 1x halted \* 2
