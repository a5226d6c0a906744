; A no-break space separates nothing.
a 0   R a

;; error 2:5 the invisible character U+00A0
