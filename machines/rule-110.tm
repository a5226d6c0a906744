; Runs the cellular automaton rule 110 for ever, one generation a sweep: 1, 11, 111, 1101, 11111.
;
; In a cellular automaton all cells change at once. What a cell becomes depends on three cells: its
; left neighbour, itself and its right neighbour. Rule 110 makes it 0 for 111, 100 and 000, and 1 for
; the other five. How does a machine that sees one cell at a time do that? It remembers: in state
; seen-LC it has just seen the cells L and C, and is looking at R. That makes the trio complete,
; so it writes what C becomes. C itself is behind it, and so the new word is written one cell
; further right than the old one. Nobody minds: blanks count as 0, and only the pattern matters.
; As Matthew Cook proved, rule 110 can compute whatever a Turing machine can; but to do so it has to
; begin with a pattern that repeats for ever on both sides, and no input is as long as that.

name:   rule 110
about:  Runs rule 110 on its input, one generation a sweep, and never halts.
source: M. Cook, Universality in Elementary Cellular Automata, Complex Systems 15, 2004, pages 1-40
start:  seen-00
input:  1

; state    read  write  move  next
  seen-00  0     0      R     seen-00  ; the trio 000 gives 0
  seen-00  1     1      R     seen-01  ; the trio 001 gives 1
  seen-00  _     0      L     rewind   ; the end of the word: 000 gives 0
  seen-01  0     1      R     seen-10  ; the trio 010 gives 1
  seen-01  1     1      R     seen-11  ; the trio 011 gives 1
  seen-01  _     1      L     rewind   ; the end of the word: 010 gives 1
  seen-10  0     0      R     seen-00  ; the trio 100 gives 0
  seen-10  1     1      R     seen-01  ; the trio 101 gives 1
  seen-10  _     0      L     rewind   ; the end of the word: 100 gives 0
  seen-11  0     1      R     seen-10  ; the trio 110 gives 1
  seen-11  1     0      R     seen-11  ; the trio 111 gives 0
  seen-11  _     1      L     rewind   ; the end of the word: 110 gives 1
  rewind   *     *      L     rewind   ; back to the front
  rewind   _     _      R     seen-00  ; for the next generation

; Try:
;   tm run --max-steps 4 rule-110 "1"  leaves 11
;   tm run --max-steps 28 rule-110 "1"  leaves 11111
;   tm run rule-110 "2"   prints 2

; Exercise: rule 102 makes a cell 1 if it and its right neighbour differ. Only one symbol of the
; table has to change. Which? Check that 1 is followed by 11, 101, 1111 and 10001, and compare these
; rows with Pascal's triangle, odd numbers written 1 and even ones 0.

after:   1 steps 4 -> 11          ; one generation
after:   1 steps 10 -> 111        ; two
after:   1 steps 18 -> 1101       ; three
after:   1 steps 28 -> 11111      ; four
after:   1 steps 40 -> 110001     ; five
after:   1 steps 88 -> 111111101  ; eight
after:   10 steps 3 -> 110
after:   100 steps 8 -> 1100      ; 0s at the end stay: the pattern grows to the left only
test:    2 -> 2                   ; neither 0 nor 1: no row, so it halts at once
