; Writes four 1s in six steps and halts: no machine with two states does more, and still halts.
;
; The busy beaver game, for n states, a tape of blanks and 1s, and an empty tape to begin with:
; halt after as many steps as possible, or with as many 1s. With two states there are 12 possible
; rows for each of the 4 places of the table, 20,736 tables in all, and one can try them.
; This one builds a row of 1s at both ends in turn. Each end is a blank, which both states fill; going
; back over the row, A passes over one 1, and B stops at one. As the row grows, B comes to
; stand on a 1 instead of a blank: that is the end.
; There is no computable bound on how long a machine with n states can run before it halts, for
; such a bound would decide which machines halt at all.

name:   busy beaver 2
about:  The best two-state busy beaver, with four 1s in six steps.
source: T. Rado, On Non-Computable Functions, Bell System Technical Journal 41, 1962, pages 877-884
start:  A
halt:   H

; state  read  write  move  next
  A _ 1 R B ; fill the left end, and see what B finds on the right
  A 1 1 L B ; back over a 1, to the left
  B _ 1 L A ; fill a blank, and go left
  B 1 1 R H ; the row is in the way: stop

; Try:
;   tm run busy-beaver-2 prints 1111
;   tm run busy-beaver-2 "1" prints 111
;   tm run busy-beaver-2 "111" prints 11111

; Exercise: change one row so that the machine never halts, and explain how you know. Then look for
; a change to one row that makes it halt after more than six steps. Check your luck: there is
; no such change, nor any other table of two states that does it.

runs:    "" steps 6 cells 4 -> 1111
after:   "" steps 2 -> 11
after:   "" steps 5 -> 1111 ; the last step writes nothing new
runs:    1 steps 4 -> 111 ; other tapes are not part of the game
