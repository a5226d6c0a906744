; A walk to the left leaves the input behind and never ends.
a 0 0 L a
a _ _ L a

;; run 0 -> "" loops a 17
;; run 000 -> "" loops a 17
