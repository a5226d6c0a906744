; The busy beaver of four states stops.
blank: 0
A 0 1 R B
A 1 1 L B
B 0 1 L A
B 1 0 L C
C 0 1 R H
C 1 1 L D
D 0 1 R D
D 1 0 R A
halt: H

;; run "" -> 10111111111111 halted H 107
