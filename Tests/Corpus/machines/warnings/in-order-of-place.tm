; Warnings come in the order of the text.
accept: y z
a 0 1 R y
a 0 1 R y
y 0 1 R y
c 0 1 R dd
a 1 1 R a

;; warning 2:11 no row leads to the accept state `z`
;; warning 4:1 this row is the same as the one in line 3
;; warning 5:1 `y` is an accept state
;; warning 6:1 state `c` is never reached from the start
;; warning 6:9 state `dd` is used but has no rows and is not final
;; run 0 -> 1 accepted y 1
