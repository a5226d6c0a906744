; There is one sign.
blank: ∅ 0
a 0 0 R a

;; error 2:8 the blank is shown as one character
