; With rows for any state every state has rows.
a 0 1 R b
* 1 0 R *

;; run 011 -> 100 halted b 3
