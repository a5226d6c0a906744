; Inner blanks of the output are shown with the sign.
blank: ∅
halt: d
a 0 1 R b
b _ _ R c
c 0 1 R d

;; run 0_0 -> 1∅1 halted d 3
;; run 0∅0 -> 1∅1 halted d 3
;; run ∅_0∅0_∅ -> 0∅0 stuck a 0
