; Walking left for ever.
a _ _ L a

;; run "" -> "" loops a 1
