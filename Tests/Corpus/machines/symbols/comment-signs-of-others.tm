; The comment signs of other languages are symbols.
a # / R a
a / - R a
a - # R a

;; run ##/- -> //-# halted a 4
