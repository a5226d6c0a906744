; Prints 0 01 011 0111 01111 for ever, without the gaps: each group of 1s is one longer than the last.
;
; How can four states, or any number, know how long the next group must be? They do not. The digits
; stand on every second square, and the machine makes notes between them: o puts an x behind each 1
; of the last group. Then q goes to the end and prints a 1, and p fetches an x: as long as it finds
; one, it erases it, and q prints one more 1. So n notes make n + 1 new 1s. When p finds no more, it
; meets the double mark at the beginning of the tape, and f prints the 0 that ends the group.
;   Invariant, in state p: x's left + 1s printed = length of the last group + 1.
; Turing's rows do several things at once, such as R, Px, L, L, L. Here each is one step, as in
; modern tables: his names are kept, and the states between are named after them.

name:   Turing 1936, second example
about:  Prints 0 01 011 0111 and so on for ever, on every second square of an empty tape.
source: A. M. Turing, On Computable Numbers, Proceedings of the London Mathematical Society 42, 1936, section 3, page 234
start:  b
tape:   one-way

; state  read  write  move  next
  b _ ə R b-mark ; the first mark of the beginning
  b-mark _ ə R b-zero ; the second one, where p will look for it
  b-zero _ 0 R b-skip ; the first 0: a group without any 1s
  b-skip _ _ R b-next ; a square for notes
  b-next _ 0 L b-back ; the next 0 ends it
  b-back _ _ L o ; back to the group, which is empty
  o 1 1 R o-note ; a 1 of the last group: it gets a note
  o 0 0 S q ; the 0 before the group: all its 1s have notes
  o-note _ x L o-over ; the note goes behind the 1
  o-over 1 1 L o-left ; back over the 1
  o-left _ _ L o ; to the digit before it
  q 0 0 R q-skip ; over the digits, to the end
  q 1 1 R q-skip ; one digit after the other
  q _ 1 L p ; the end: print one more 1
  q-skip * * R q ; over a square for notes, whatever it holds
  p x _ R q ; a note: erase it, and print one more 1
  p ə ə R f ; the beginning: no notes left, the group is complete
  p _ _ L p-skip ; no note here: look further left
  p-skip * * L p ; over a digit
  f 0 0 R f-skip ; over the digits, to the end
  f 1 1 R f-skip ; one digit after the other
  f _ 0 L f-back ; the end: the 0 that ends the group
  f-skip _ _ R f ; over a square for notes, all erased by now
  f-back _ _ L o ; to the last 1 of the new group

; Try:
;   tm step turing-1936-second then step 6: the tape holds əə0_0
;   tm step turing-1936-second then step 26: the tape holds ?
;   tm step turing-1936-second then step 100: the tape holds ?
;   tm run turing-1936-second "1" prints 1

; Exercise: let q print two 1s instead of one, each on a square of its own. How long are the groups
; then, and why do they not just grow by two? Check that the first ones have 0, 2, 6 and 14 1s.

after:   "" steps 6 -> əə0_0 ; Turing's opening
test:    1 -> 1 ; the tape has to begin empty
