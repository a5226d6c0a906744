; Writes thirteen 1s in 107 steps and halts: the most 1s, and the most steps, for four states.
;
; There are 25,600,000,000 tables with four states. Allen Brady proved that none does better: his
; programs disposed of nearly all of them, and he examined the few that were left himself.
; Going left, A passes a 1 and B digs a hole in one, while both fill what is blank. Right after
; B has dug a hole, C and D look at the two cells beyond. If the second one is blank, D fills it, so
; the row has grown on the left; then all four push a hole of two cells through the row to the
; right, one cell every five steps, and at the other end A and B close it.
; If even the first one is blank, B has dug its hole at the very end of the row. That is when C stops.

name:   busy beaver 4
about:  The best four-state busy beaver, with thirteen 1s in 107 steps.
source: A. H. Brady, The Determination of the Value of Rado's Noncomputable Function for Four-State Turing Machines, Mathematics of Computation 40, 1983, pages 647-665
start:  A
halt:   H

; state  read  write  move  next
  A      _     1      R     B      ; fill a hole, and look right of it
  A      1     1      L     B      ; a 1: go on left
  B      _     1      L     A      ; fill a blank, and go left
  B      1     _      L     C      ; dig a hole, and look left of it
  C      _     1      R     H      ; nothing on the left: stop
  C      1     1      L     D      ; a 1 beside the hole: what is beyond it?
  D      _     1      R     D      ; a blank: put a 1 there, and come back
  D      1     _      R     A      ; a 1: erase it, which makes the hole two cells wide

; Try:
;   tm run busy-beaver-4       prints 1_111111111111
;   tm run busy-beaver-4 "1"   prints 1_1111
;   tm run busy-beaver-4 "11"  prints 1_111111111111

; Exercise: after 28 steps the tape is 1__1111, with A on the second blank. Which five rows move the
; hole one cell to the right, and in which order? Work out the tape after 38 and after 43 steps with
; a pencil, write both as "after:" tests, and check them.

runs:    "" steps 107 cells 14 -> 1_111111111111
after:   "" steps 28 -> 1__1111  ; a hole of two cells at the left end
after:   "" steps 33 -> 11__111  ; five steps later
after:   "" steps 48 -> 11111    ; it has reached the right end
runs:    1 steps 19 -> 1_1111    ; other tapes are not part of the game
