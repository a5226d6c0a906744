; Adds two unary numbers: 00+000 becomes 00000.
;
; A unary number is simply that many 0s, so adding needs no arithmetic: it only moves 0s about.
; Each round takes one 0 from the front of the left number and puts it behind the right one.
; The invariant: whenever the machine is back in q0, the tape holds as many 0s as the input did,
; and the left number is one shorter than the last time. So the rounds must end, and when the left
; number is used up the right one has everything. Only the + is left to drop.
; The tape holds the numbers; where the machine is in its plan is held by the state alone.

name:   unary adder
about:  Adds two unary numbers by carrying the left one, 0 by 0, to the end of the right one.
start:  q0
accept: q5
input:  00+000

; state  read  write  move  next
  q0     0     _      R     q1     ; take a 0 from the left number
  q0     +     _      R     q5     ; none left: drop the + and finish
  q1     0     0      R     q1     ; skip right over the left number
  q1     +     +      R     q2     ; past the +
  q2     0     0      R     q2     ; skip right over the right number
  q2     _     0      L     q3     ; put the 0 at its end
  q3     0     0      L     q3     ; skip left over the right number
  q3     +     +      L     q4     ; back over the +
  q4     0     0      L     q4     ; skip left over the left number
  q4     _     _      R     q0     ; at its first 0 again

; Try:
;   tm run adder "00+000"  prints 00000
;   tm run adder "0+0"     prints 00
;   tm run adder "000+"    prints 000
;   tm run adder "00"      prints 0, stuck in q1

; Exercise: this machine carries every single 0 across. Write one that adds in a single walk to the
; right: let a 0 take the place of the +, then take one 0 away at the end. Check that 00+000 now
; needs 8 steps, that + alone still leaves an empty tape, and that ++ is rejected: this machine
; accepts it, for it stops without a look at what is right of the +.

test:    00+000 -> 00000
test:    +000 -> 000
rejects: 00        ; no plus sign: stops in q1, which is not final

test:    000+ -> 000                       ; nothing on the right
test:    + -> ""                           ; nothing at all
rejects: "" 0+0+0 1+1                      ; no number, two plus signs, wrong digits
runs:    +000 steps 1 cells 4 -> 000       ; no rounds: the first row used is the last
runs:    00+000 steps 27 cells 8 -> 00000  ; two rounds
