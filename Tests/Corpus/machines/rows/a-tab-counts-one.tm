; In a place a tab counts as one character.
	a	0	01	R	a

;; error 2:6 a symbol is one character, `01` is 2
