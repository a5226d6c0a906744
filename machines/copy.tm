; Copies a word: abb becomes abb_abb, the copy behind one blank cell.
;
; The head carries nothing in its hands: the only way to carry a letter across the tape is to be in
; a state that means "I am carrying an a". So there is one set of states for each letter.
; To find its way back, the machine writes the letter it is carrying as a capital, A or B, and turns
; it into a small letter again on return.
;   Invariant, in state next: the letters left of the head are exactly those behind the gap.
; When next finds the gap itself, every letter has been copied.

name:   copy
about:  Copies a word of a's and b's behind itself, one letter at a time.
start:  next
halt:   done
input:  abb

; state      read  write  move  next
  next       a     A      R     a-over     ; the next letter is an a: mark the place, carry an a
  next       b     B      R     b-over     ; the next letter is a b: mark the place, carry a b
  next       _     _      S     done       ; the gap: no letters are left
  a-over     *     *      R     a-over     ; carry the a over the rest of the word
  a-over     _     _      R     a-put      ; and over the gap
  a-put      *     *      R     a-put      ; over the copy so far
  a-put      _     a      L     go-back    ; and put it down
  b-over     *     *      R     b-over     ; carry the b over the rest of the word
  b-over     _     _      R     b-put      ; and over the gap
  b-put      *     *      R     b-put      ; over the copy so far
  b-put      _     b      L     go-back    ; and put it down
  go-back    *     *      L     go-back    ; back over the copy
  go-back    _     _      L     find-mark  ; and over the gap
  find-mark  *     *      L     find-mark  ; to the capital
  find-mark  A     a      R     next       ; it was an a; the next letter is right of it
  find-mark  B     b      R     next       ; it was a b; the next letter is right of it

; Try:
;   tm run copy "abb"  prints abb_abb
;   tm run copy "a"    prints a_a
;   tm run copy ""     prints an empty line
;   tm run copy "abc"  prints abc_ab, stuck in next

; Exercise: let the words have c's too. How many rows does one more letter cost? Check that cab
; becomes cab_cab, and that c alone and the empty word work.

test:    abb -> abb_abb
test:    a -> a_a
test:    b -> b_b
test:    "" -> ""                  ; nothing to copy
test:    babba -> babba_babba
rejects: c abc                     ; stuck at the c, after copying what stands before it
runs:    a steps 6 cells 3 -> a_a  ; out, over the gap, back, done
runs:    abb steps 28 cells 7 -> abb_abb
