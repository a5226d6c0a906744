; A sixth column ! changes nothing in a plain run.
a 0 1 R a !

;; run 00 -> 11 halted a 2
