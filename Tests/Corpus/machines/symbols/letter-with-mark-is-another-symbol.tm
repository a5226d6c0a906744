; The letter without its mark is another symbol.
a é x R a
a e y R a

;; run ée -> xy halted a 2
