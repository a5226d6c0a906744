; An empty tape has an empty output.
a 0 _ R a

;; run 000 -> "" halted a 3
