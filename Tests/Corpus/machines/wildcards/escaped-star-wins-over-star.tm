; An escaped star is an exact symbol, so its row wins over the star's.
halt: h
a * y R a
a \* x R a
a _ _ S h

;; run *0* -> xyx halted h 4
