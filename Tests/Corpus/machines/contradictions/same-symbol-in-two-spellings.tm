; One symbol in two spellings is one case.
a é 1 R a
a é 2 R a

;; error 3:1 this row contradicts line 2
