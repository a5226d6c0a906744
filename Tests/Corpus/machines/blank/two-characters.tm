; The blank is shown as one character.
blank: ab
a 0 0 R a

;; error 2:8 the blank is shown as one character
