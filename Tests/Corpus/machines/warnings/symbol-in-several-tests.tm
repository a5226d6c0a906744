; A symbol that no row knows is reported once.
accept: b
a 0 1 R a
a _ _ S b
test: 2 -> 2
accepts: 0 2

;; warning 5:7 no row reads or writes `2`
;; run 0 -> 1 accepted b 2
