; A walk over the input that goes on for ever over blanks.
a 0 0 R a
a 1 1 R a
a _ _ R a

;; run "" -> "" loops a 1
;; run 0110 -> "" loops a 17
;; run 011011011011011011011 -> "" loops a 33
