; A file may show the blank as 0, as busy-beaver hunters do.
blank: 0
A 0 1 R B
A 1 1 L B
B 0 1 L A
B 1 1 R H
halt: H

;; run "" -> 1111 halted H 6
