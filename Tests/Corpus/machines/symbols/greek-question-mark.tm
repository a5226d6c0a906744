; A Greek question mark begins no comment, and is the same symbol as an escaped semicolon.
a ; x R a

;; run ; -> x halted a 1
;; run ;; -> xx halted a 2
