; The input cannot begin with a combining mark.
input: ́0
a 0 x R a

;; error 2:8 a word cannot begin with a mark
