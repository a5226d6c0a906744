; Colon, comma and parentheses are symbols.
a : , R a
a , ( R a
a ( ) R a
a ) : R a

;; run :,() -> ,(): halted a 4
