; Rows that differ in the breakpoint alone do not contradict each other.
a 0 1 R a
a 0 1 R a !

;; warning 3:1 this row is the same as the one in line 2
;; run 0 -> 1 halted a 1
