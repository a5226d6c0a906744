; Walking right for ever.
a _ _ R a

;; run "" -> "" loops a 1
