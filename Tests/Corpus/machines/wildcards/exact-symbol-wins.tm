; In a state the row that names the symbol wins over the star.
a * x R a
a 0 y R a
a _ _ S b
halt: b

;; run 010 -> yxy halted b 4
