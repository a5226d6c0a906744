; Writing as it goes changes nothing in what it will see.
a _ 1 R b
b _ 0 R a

;; run "" -> "" loops a 2
