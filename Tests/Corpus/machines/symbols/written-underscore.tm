; An escaped underscore can be written, and is escaped in the output.
a 0 \_ R a

;; run 00 -> \_\_ halted a 2
;; run \_ -> \_ halted a 0
