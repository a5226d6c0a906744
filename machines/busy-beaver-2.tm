; Writes four 1s in six steps and halts: no machine with two states that halts does more.
;
; The busy beaver game, for n states, a tape of blanks and 1s, and an empty tape to begin with:
; halt after as many steps as possible, or with as many 1s. With two states there are 12 possible
; rows for each of the 4 places of the table, 20,736 tables in all, and one can try them.
; Every row of this one writes a 1, so nothing is ever lost. The 1s grow to the right, then to the
; left. As soon as B is sent into them instead of past their end, it stands on a 1, and stops.
; Why nobody has a formula for n states: a machine that has run longer than the best one will never
; halt, so whoever could compute that number could tell which machines halt. Nobody can.

name:   busy beaver 2
about:  The best two-state busy beaver, with four 1s in six steps.
source: T. Rado, On Non-Computable Functions, Bell System Technical Journal 41, 1962, pages 877-884
start:  A
halt:   H

; state  read  write  move  next
  A      _     1      R     B      ; fill the left end, and see what B finds on the right
  A      1     1      L     B      ; back over a 1, to the left end
  B      _     1      L     A      ; fill an end, right or left, and go on to the left
  B      1     1      R     H      ; a 1 instead of an end: stop

; Try:
;   tm run busy-beaver-2        prints 1111
;   tm run busy-beaver-2 "1"    prints 111
;   tm run busy-beaver-2 "111"  prints 11111

; Exercise: change one row so that the machine never halts, say why, and check that tm proves it. Then
; find the other tables with two states that write four 1s: there are four in all, and not as
; different as they look.

runs:    "" steps 6 cells 4 -> 1111
after:   "" steps 2 -> 11
after:   "" steps 5 -> 1111  ; the last step writes nothing new
runs:    1 steps 4 -> 111    ; other tapes are not part of the game
