; A row for any state may lead to a named state.
a 0 x R b
b 0 y R a
* # # R c
c 0 z R c

;; run 0#00 -> x#zz halted c 4
;; run 00#0 -> xy#z halted c 4
;; run #00#0 -> #zz#z halted c 5
