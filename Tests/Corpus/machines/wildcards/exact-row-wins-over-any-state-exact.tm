; The row of the state wins over the row for any state with the same symbol.
* 0 x R b
a 0 y R b
b 0 z R a
b 1 1 R c
c 1 1 R c

;; run 0 -> y halted b 1
;; run 00 -> yz halted a 2
;; run 010 -> y1x halted b 3
