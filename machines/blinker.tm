; Switches one cell on and off for ever.
;
; The head does not move (S is for stay). After two steps the state, the tape and the head are
; exactly what they were at the beginning. A machine has no other memory than these three, so they
; decide all that follows: the next two steps bring them back again, and so do the next.
; That is the plainest proof that a machine never halts: one repetition, seen once, is enough.
; The proof is about an input, not about the table: on the input 1 the same machine halts at once.

name:   blinker
about:  Writes a 1 and erases it again, for ever, in one cell.
start:  dark

; state  read  write  move  next
  dark   _     1      S     lit    ; switch it on
  lit    1     _      S     dark   ; switch it off

; Try:
;   tm run blinker ""   prints an empty line, loops
;   tm run blinker "1"  prints 1

; Exercise: make a traffic light that goes through g, y, r and y again, for ever, in one cell. How
; many states does it take, and how many steps until it repeats? Check the tape after 1, 2, 3, 4
; and 5 steps, and that tm proves it never halts.

loops:   ""                  ; the whole configuration repeats after two steps
after:   "" steps 1 -> 1     ; on
after:   "" steps 2 -> ""    ; off
after:   "" steps 1001 -> 1  ; on after every odd step
test:    1 -> 1              ; already lit: state dark has no row for it
