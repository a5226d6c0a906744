; Walks right for ever: the simplest machine that never halts.
;
; Its head is always on a new cell, so whoever waits for it to be in the same state, on the same cell
; of the same tape, will wait as long as it walks.
; But past the input, every step begins like the last: the same state, a blank, and blanks only from
; there on. What lies behind is never seen again. So what has happened once happens for ever: a
; repetition that moves along is as good as one that stays in place.
; Compare blinker.tm, which repeats in place, and drifter.tm, which moves on and leaves a trail.

name:   walker
about:  Moves right for ever and changes nothing.
start:  walk
input:  101

; state  read  write  move  next
  walk   *     *      R     walk   ; whatever is here, go on

; Try:
;   tm run walker         prints an empty line, loops

; Exercise: write a machine that swings: right to the first blank, put a 1 there, left to the first
; blank, put a 1 there, and so on, wider and wider. It never halts either. Check the tape after
; 10 steps of your machine, and explain why neither kind of repetition will ever be found.

loops:   "" 1 0110 abc        ; it does not matter what is on the tape
after:   101 steps 50 -> 101  ; nothing is ever written
after:   "" steps 1000 -> ""
