; No carriage return is part of a directive's value or of a test's word.
blank: ∅
start: a
accept: b
tape: one-way
otherwise: reject
head: 0
a 0 1 R a !
a ∅ ∅ S b
test: 0 -> 1
accepts: 00 ""
runs: 0 steps 2

;; run 00 -> 11 accepted b 3
;; run 1 -> 1 rejected a 0
