; Every kind of test is read.
accept: b
a 0 1 R a
a _ _ S b
a 2 2 S a
input: 0
limit: 1_000
test: 00 -> 11
test: "" -> ""
accepts: 0 00 ""
rejects: 1
runs: 00 steps 3 cells 3 -> 11
runs: 0 steps 2
loops: 2 02
after: 00 steps 1 -> 10

;; run 0 -> 1 accepted b 2
;; run 2 -> "" loops a 1
