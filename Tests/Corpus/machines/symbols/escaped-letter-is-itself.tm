; An escape before any other character changes nothing.
a \0 \1 R a

;; run 0 -> 1 halted a 1
