; The sign of the blank is its second spelling, in rows and in words.
blank: ∅
a ∅ 1 R b
b 0 ∅ R c
c _ 2 R d
halt: d

;; run ∅0 -> 1∅2 halted d 3
;; run _0_ -> 1∅2 halted d 3
