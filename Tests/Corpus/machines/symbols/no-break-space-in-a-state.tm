; A no-break space is no part of a state name.
a b 0 1 R a

;; error 2:2 the invisible character U+00A0
