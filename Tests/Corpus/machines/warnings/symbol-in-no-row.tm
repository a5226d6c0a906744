; A symbol in a test that no row knows.
accept: b
a 0 1 R a
a _ _ S b
test: 02 -> 12

;; warning 5:7 no row reads or writes `2`
;; run 0 -> 1 accepted b 2
