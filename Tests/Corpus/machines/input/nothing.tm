; Nothing behind the colon is the empty word, too.
input:
a 0 x R a

;; run 0 -> x halted a 1
