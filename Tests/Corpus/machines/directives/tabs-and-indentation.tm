; Directives may be indented, and tabs separate as blanks do.
	start:	b
   accept:   c   	
a 0 x R c
b 0 y R a

;; run 00 -> yx accepted c 2
