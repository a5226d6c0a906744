; Only the small s is special behind a backslash.
a \S x R a
a s y R a

;; run S\Ss -> xxy halted a 3
