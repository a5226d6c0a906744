; A name that only contains halt is ordinary.
0 a a R nohalt
nohalt a x R hal
hal a y R halt

;; run aaa -> axy halted halt 3
;; run aa -> ax halted hal 2
