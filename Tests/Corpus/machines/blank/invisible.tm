; What cannot be seen cannot be the sign.
blank:  
a 0 0 R a

;; error 2:8 the invisible character U+00A0
