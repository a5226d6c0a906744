; Walks right for ever: the simplest machine that never halts.
;
; It never does the same thing twice, for its head is always on a new cell; looking for a repetition
; in the plain sense, the whole tape and the place of the head, would go on as long as the walk.
; But the cell it stands on, its state, and everything ahead are the same after each step beyond the
; input, and what lies behind it never sees again. A repetition that moves along is as good as one that
; stays in place: what has happened once must happen for ever. That is a proof, found after very
; few steps, about infinitely many.
; Compare blinker.tm, which repeats in place, and drifter.tm, which moves and leaves a trail.

name:   walker
about:  Moves right for ever and changes nothing.
start:  walk
input:  101

; state  read  write  move  next
  walk * * R walk ; whatever is here, go on

; Try:
;   tm run walker prints an empty line, loops
;   tm run walker "" prints an empty line, loops
;   tm step walker "101" then step 50: the tape holds 101

; Exercise: write a machine that swings: right to the first blank, put a 1 there, left to the first
; blank, put a 1 there, and so on, wider and wider. It never halts either. Check the tape after
; 10 steps of your machine, and explain why neither kind of repetition will ever be found.

loops:   "" 1 0110 abc ; it does not matter what is on the tape
after:   101 steps 50 -> 101 ; nothing is ever written
after:   "" steps 1000 -> ""
