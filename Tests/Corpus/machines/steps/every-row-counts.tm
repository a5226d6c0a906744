; Every executed row is a step: moving, staying, changing nothing, entering a final state.
halt: h
a 0 0 R b
b 0 1 S b
b 1 1 L c
c 0 0 S d
d 0 0 * h

;; run 00 -> 01 halted h 5
