; No word can begin with a combining mark.
a 0 1 R a
test: 0 -> ́

;; error 3:12 a word cannot begin with a mark
