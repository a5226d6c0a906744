; A backslash in the output is escaped.
a 0 \\ R a
a 1 \ R a

;; run 00 -> \\\\ halted a 2
;; run 1 -> \\ halted a 1
