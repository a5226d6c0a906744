; Prints 0 1 0 1 0 1 for ever, with a blank square between any two: the first machine in Turing's paper.
;
; Turing's machines do not answer a question. They print the digits of a number, one after the
; other, and a good one never stops; this one prints the binary digits of one third, .010101...
; It uses only every second square. Turing kept those for the digits, which are never erased, and the
; ones between for rough notes. Here no notes are needed; turing-1936-second.tm makes some.
; Four states are a clock of four ticks: print 0, skip, print 1, skip.
; Why it never halts can be seen after four steps: it is in state b again, on a blank square with
; nothing but blank squares ahead, and it never turns back. So the next four must be the same.

name:   Turing 1936, first example
about:  Prints 0 1 0 1 for ever on every second square of an empty tape.
source: A. M. Turing, On Computable Numbers, Proceedings of the London Mathematical Society 42, 1936, section 3, page 233
start:  b
tape:   one-way

; state  read  write  move  next
  b      _     0      R     c      ; print a 0
  c      _     _      R     e      ; skip the square for notes
  e      _     1      R     f      ; print a 1
  f      _     _      R     b      ; skip the square for notes

; Try:
;   tm run turing-1936-first      prints an empty line, loops
;   tm run turing-1936-first "1"  prints 1

; Exercise: print 0 0 1 0 0 1 for ever, with the same spacing. How many states does the clock need?
; Check the tape after 12 steps, which must be 0_0_1_0_0_1, and see that tm proves it never halts.

after:   "" steps 0 -> ""
after:   "" steps 1 -> 0
after:   "" steps 3 -> 0_1
after:   "" steps 12 -> 0_1_0_1_0_1
loops:   ""      ; the same four steps again and again, four squares further right
test:    1 -> 1  ; Turing's tape begins empty: there is no row for anything else
