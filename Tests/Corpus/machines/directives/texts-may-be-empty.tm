; Texts for people may be empty.
name:
about:
source: ; nothing
a 0 1 R a

;; run 0 -> 1 halted a 1
