; Texts for people may hold anything but a semicolon.
name: x: y * \ é ; comment
about: one
about: two
source: z
source: w
a 0 1 R a

;; run 0 -> 1 halted a 1
