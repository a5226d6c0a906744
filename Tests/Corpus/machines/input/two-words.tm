; The input is one word.
input: 00 11
a 0 0 R a

;; error 2:11 expected one word
