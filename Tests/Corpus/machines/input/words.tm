; The input is a word like another: escapes, blanks, a comment behind.
input: 0_\;\_\\ ; the rest is a comment
a 0 x R a
a \; y R a

;; run 0; -> xy halted a 2
