; A row for any state applies to its symbol alone.
* 0 1 R *
a 1 0 R a

;; run 012 -> 102 halted a 2
