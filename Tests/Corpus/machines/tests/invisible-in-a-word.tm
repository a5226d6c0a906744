; What cannot be seen is no symbol of a word.
a 0 1 R a
test:   -> 1
accepts: 0 ​

;; error 3:7 the invisible character U+00A0
;; error 4:12 the invisible character U+200B
