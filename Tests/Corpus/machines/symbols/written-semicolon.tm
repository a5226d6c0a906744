; An escaped semicolon can be written; words of a run need no escape for it.
a 0 \; R a ; a comment

;; run 00 -> ;; halted a 2
;; run ; -> ; halted a 0
