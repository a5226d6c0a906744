; A state may be called L or R.
L 0 1 R R
R 0 x L L

;; run 00 -> 1x halted L 2
;; run 0 -> 1 halted R 1
