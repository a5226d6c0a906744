; An invisible character is found where it hides in a column.
a 0​ 1 R a

;; error 2:4 the invisible character U+200B
