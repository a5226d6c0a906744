; On a two-way tape the head may start left of the input.
head: -2
a _ x R b
b _ y R c
halt: c

;; run 1 -> xy1 halted c 2
