; A word that is to be rejected may hold any symbol.
accept: b
a 0 1 R a
a _ _ S b
accepts: 0
rejects: 02 x

;; run 02 -> 12 stuck a 1
