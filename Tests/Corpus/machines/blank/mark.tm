; A combining mark cannot be the sign.
blank: ́
a 0 0 R a

;; error 2:8 a mark that combines
