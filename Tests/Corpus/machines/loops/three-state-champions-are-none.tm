; The busy beaver of three states with the most steps stops.
blank: 0
A 0 1 R B
A 1 1 R H
B 0 1 L B
B 1 0 R C
C 0 1 L C
C 1 1 L A
halt: H

;; run "" -> 11111 halted H 21
