; Reading a named symbol and writing a star keeps that symbol.
a 0 * R a
a 1 0 R a

;; run 0110 -> 0000 halted a 4
