; The output goes from the first to the last symbol that is not blank; blanks between them stay.
s  0  _  R  t
t  0  0  R  u
u  0  _  R  v
v  0  0  R  w

;; warning 5:13 state `w` is used but has no rows and is not final
;; run 0000 -> 0_0 halted w 4
