; A symbol that is read, but is never on the tape.
accept: b
a 0 1 R a
a x 1 R a
a _ _ S b
test: 00 -> 11

;; warning 4:1 `x` is read here, but no row writes it
;; run 0 -> 1 accepted b 2
