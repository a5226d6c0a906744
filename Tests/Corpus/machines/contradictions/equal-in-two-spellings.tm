; Rows that spell the same in two ways are equal.
a 0 1 R a
a \0 \1 r a
a 1 1 S b
a 1 1 * b
b 1 é R a
b 1 é R a

;; warning 3:1 this row is the same as the one in line 2
;; warning 5:1 this row is the same as the one in line 4
;; warning 7:1 this row is the same as the one in line 6
;; run 01 -> 1é halted a 3
