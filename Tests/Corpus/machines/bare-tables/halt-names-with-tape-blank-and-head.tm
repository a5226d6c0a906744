; Directives about the tape leave the halting names.
tape: one-way
blank: ∅
head: 1
0 a b L 1
1 a c L 2
2 c d S halt-accept

;; run aa -> db accepted halt-accept 3
