; Writes thirteen 1s in 107 steps and halts: the most 1s, and the most steps, for four states.
;
; Allen Brady proved it by looking at all the tables there are, 25,600,000,000 of them. Most repeat
; something soon, and can be dismissed by argument; but a few dozen had to be examined one by one.
; What it does: A and B walk left over the row of 1s, filling holes. Where B breaks a hole into the
; left end, C and D put 1s beyond it, and all four together then push a hole of two cells, one cell
; to the right every five steps, through the whole row. At the right end A and B fill it and walk
; left again, along a row that has grown.
; Whether a visit to the left end opens a new hole depends on whether the row is even or odd. In the end
; C finds a blank where a 1 should be, and the game is over.

name:   busy beaver 4
about:  The best four-state busy beaver, with thirteen 1s in 107 steps.
source: A. H. Brady, The Determination of the Value of Rado's Noncomputable Function for Four-State Turing Machines, Mathematics of Computation 40, 1983, pages 647-665
start:  A
halt:   H

; state  read  write  move  next
  A _ 1 R B ; fill a hole, and look right of it
  A 1 1 L B ; a 1: go on left
  B _ 1 L A ; fill a blank, and go left
  B 1 _ L C ; break a hole, and look left of it
  C _ 1 R H ; nothing on the left: stop
  C 1 1 L D ; a 1 beside the hole: what is beyond it?
  D _ 1 R D ; a blank: put a 1 there, and come back
  D 1 _ R A ; a 1: erase it, which makes the hole two cells wide

; Try:
;   tm run busy-beaver-4 prints 1_111111111111
;   tm run busy-beaver-4 "1" prints 1_1111
;   tm run busy-beaver-4 "11" prints 1_111111111111

; Exercise: watch it from step 28 to step 48 and describe the hole in your own words. Then predict,
; without running it, what the tape looks like five steps after 1_[_]111 in state A, where [ ] is
; the head. Check with "after:" tests, or with step in the REPL.

runs:    "" steps 107 cells 14 -> 1_111111111111
after:   "" steps 28 -> 1__1111 ; a hole of two cells at the left end
after:   "" steps 33 -> 11__111 ; five steps later
after:   "" steps 48 -> 11111 ; it has reached the right end
runs:    1 steps 19 -> 1_1111 ; other tapes are not part of the game
