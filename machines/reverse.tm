; Reverses a word: abb becomes bba.
;
; The last letter must come first, so take the letters from the back: each round crosses out the
; last letter not yet taken, remembers it in the state, and writes it behind everything. What was
; written first was last, so the word grows there in reverse.
;   Invariant, in state pick: the input is the letters left of the x's, followed by the letters
;   right of them read backwards.
; When only x's are left of the new word, it is complete, and they are erased.

name:   reverse
about:  Reverses a word of a's and b's.
start:  find-end
halt:   done
input:  abb

; state     read  write  move  next
  find-end  a     a      R     find-end  ; walk to the end of the word
  find-end  b     b      R     find-end  ; whatever its letters are
  find-end  _     _      L     pick      ; the last letter is on the left
  pick      x     x      L     pick      ; taken in earlier rounds
  pick      a     x      R     put-a     ; take an a, cross it out
  pick      b     x      R     put-b     ; take a b, cross it out
  pick      _     _      R     erase     ; all letters are taken
  put-a     *     *      R     put-a     ; to the end of the new word
  put-a     _     a      L     go-back   ; and write the a there
  put-b     *     *      R     put-b     ; to the end of the new word
  put-b     _     b      L     go-back   ; and write the b there
  go-back   *     *      L     go-back   ; over the new word
  go-back   x     x      L     pick      ; to the x's: the next letter is left of them
  erase     x     _      R     erase     ; the x's have served their purpose
  erase     *     *      S     done      ; here begins the new word, or it is empty

; Try:
;   tm run reverse "abb"    prints bba
;   tm run reverse "abaab"  prints baaba
;   tm run reverse "a"      prints a
;   tm run reverse "abc"    prints abc, stuck in find-end

; Exercise: keep the word and write its mirror image behind it: abb becomes abbbba. Cross the letters
; out with a capital A or B instead of an x, and turn these back at the end. Check that ab becomes
; abba, and that palindrome.tm accepts everything your machine writes.

test:    abb -> bba
test:    "" -> ""
test:    a -> a
test:    b -> b
test:    abba -> abba  ; a palindrome does not change
test:    aabab -> babaa
rejects: c abc         ; stuck: no row knows a c
runs:    "" steps 3 cells 2 -> ""
runs:    ab steps 17 cells 5 -> ba
