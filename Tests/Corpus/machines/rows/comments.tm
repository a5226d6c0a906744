; A semicolon begins a comment, even without a blank before it.
a 0 1 R a;glued
   ; alone
;;;
a 1 0 R a ; 1 1 1

;; run 01 -> 10 halted a 2
