; Walking back to the wall and pushing it for ever is a loop.
tape: one-way
a 0 0 R a
a _ _ L b
b 0 0 L b

;; run 000 -> "" loops b 17
;; run 00000 -> "" loops b 17
