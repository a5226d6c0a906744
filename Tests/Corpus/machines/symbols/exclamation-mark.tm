; The exclamation mark is a symbol with and without the escape.
a ! x R a
a x \! R a

;; run !x -> x! halted a 2
