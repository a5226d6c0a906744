; A Greek question mark and an escaped semicolon are one case.
a ; x R a
a \; y R a

;; error 3:1 this row contradicts line 2
