; Prints 0 01 011 0111 01111 for ever, without the gaps: each group of 1s is one longer than the last.
;
; No number of states could remember how long the next group must be: the groups outgrow them all.
; The tape remembers. The digits stand on every second square, and between them the machine makes
; notes: o puts an x behind each 1 of the last group. Then q goes to the end and prints a 1, and p
; comes back for an x; if it finds one, it erases it, and q prints one more 1. So n notes make n + 1
; new 1s. When no x is left, p meets the mark at the beginning, and f prints the 0 after the group.
;   Invariant, in state p: x's left + 1s printed = length of the last group + 1.
; Turing's rows do several things at once, such as R, Px, L, L, L. Here each is one step, as in
; modern tables: his names are kept, and the states between are named after them.

name:   Turing 1936, second example
about:  Prints 0 01 011 0111 and so on for ever, on every second square of an empty tape.
source: A. M. Turing, On Computable Numbers, Proceedings of the London Mathematical Society 42, 1936, section 3, page 234
start:  b
tape:   one-way

; state   read  write  move  next
  b       _     ə      R     b-mark  ; the first mark of the beginning
  b-mark  _     ə      R     b-zero  ; the second one, where p will look for it
  b-zero  _     0      R     b-skip  ; the first 0: a group without any 1s
  b-skip  _     _      R     b-next  ; a square for notes
  b-next  _     0      L     b-back  ; the next 0 ends it
  b-back  _     _      L     o       ; back to the group, which is empty
  o       1     1      R     o-note  ; a 1 of the last group: it gets a note
  o       0     0      S     q       ; the 0 before the group: all its 1s have notes
  o-note  _     x      L     o-over  ; the note goes behind the 1
  o-over  1     1      L     o-left  ; back over the 1
  o-left  _     _      L     o       ; to the digit before it
  q       0     0      R     q-skip  ; over the digits, to the end
  q       1     1      R     q-skip  ; one digit after the other
  q       _     1      L     p       ; the end: print one more 1
  q-skip  *     *      R     q       ; over a square for notes, whatever it holds
  p       x     _      R     q       ; a note: erase it, and print one more 1
  p       ə     ə      R     f       ; the beginning: no notes left, the group is complete
  p       _     _      L     p-skip  ; no note here: look further left
  p-skip  *     *      L     p       ; over a digit
  f       0     0      R     f-skip  ; over the digits, to the end
  f       1     1      R     f-skip  ; one digit after the other
  f       _     0      L     f-back  ; the end: the 0 that ends the group
  f-skip  _     _      R     f       ; over a square for notes, all erased by now
  f-back  _     _      L     o       ; to the last 1 of the new group

; Try:
;   tm run --max-steps 6 turing-1936-second  leaves əə0_0
;   tm run --max-steps 29 turing-1936-second  leaves əə0_0_1x0
;   tm run --max-steps 100 turing-1936-second  leaves əə0_0_1_0_1x1_0_1_1
;   tm run turing-1936-second "1"  prints 1

; Exercise: let q print two 1s instead of one, each on a square of its own. How long are the groups
; then, and why do they not just grow by two? Check that the first ones have 0, 2, 6 and 14 1s.

after:   "" steps 6 -> əə0_0                                ; Turing's opening
after:   "" steps 25 -> əə0_0_1_0                           ; the first group: 1
after:   "" steps 29 -> əə0_0_1x0                           ; its note
after:   "" steps 70 -> əə0_0_1_0_1_1_0                     ; the second: 11
after:   "" steps 78 -> əə0_0_1_0_1x1x0                     ; its notes
after:   "" steps 153 -> əə0_0_1_0_1_1_0_1_1_1_0            ; the third: 111
after:   "" steps 286 -> əə0_0_1_0_1_1_0_1_1_1_0_1_1_1_1_0  ; the fourth
test:    1 -> 1                                             ; the tape has to begin empty
