; A soft hyphen is no symbol.
a ­ 1 R a

;; error 2:3 the invisible character U+00AD
