; Only a single star means any state; two are a name.
a 0 1 R **
** 0 x R a

;; run 00 -> 1x halted a 2
;; run 01 -> 11 halted ** 1
