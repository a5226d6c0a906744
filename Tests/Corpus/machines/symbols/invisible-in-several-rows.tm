; Each row with an invisible character is reported.
a 0 ​ R a
a  1 1 R a
a 2 2 R a

;; error 2:5 the invisible character U+200B
;; error 3:2 the invisible character U+00A0
