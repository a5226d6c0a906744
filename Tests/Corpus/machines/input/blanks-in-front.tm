; Blanks in front of the input move it, and the head starts on the first of them.
halt: c
a _ x R b
b 1 y R c

;; run _1 -> xy halted c 2
;; run _12 -> xy2 halted c 2
;; run 1 -> 1 stuck a 0
;; run __1 -> x_1 stuck b 1
