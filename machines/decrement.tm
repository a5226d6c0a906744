; Takes one from a binary number: 1100 becomes 1011, and 1000 becomes 111.
;
; The mirror image of increment.tm: a 1 becomes 0 and the work is done, a 0 becomes 1 and must borrow
; from the digit on its left. In state borrow the number from here leftwards is still one too large.
; Two things have no counterpart there. A borrow that runs off the left end has found no 1 at all:
; the number was zero, and the machine rejects. And the leading digit may have become a 0, which
; has to go, so the machine walks home and strips leading 0s. If all of them go, the answer is 0
; and one is written again.

name:   binary decrement
about:  Takes one from a binary number and rejects zero.
start:  find-end
halt:   done
reject: below-zero
input:  1100

; state       read  write  move  next
  find-end    0     0      R     find-end    ; walk to the end of the number
  find-end    1     1      R     find-end    ; whatever its digits are
  find-end    _     _      L     borrow      ; just past it: the last digit is on the left
  borrow      0     1      L     borrow      ; 10 - 1 = 1: leave the 1, borrow from the left
  borrow      1     0      L     home        ; 1 - 1 = 0: the borrow is paid
  borrow      _     _      R     below-zero  ; nobody left to borrow from: it was zero
  home        0     0      L     home        ; walk back to the front
  home        1     1      L     home        ; over the digits that did not change
  home        _     _      R     strip       ; the first digit is on the right
  strip       0     _      R     strip       ; a leading 0 says nothing: erase it
  strip       1     1      S     done        ; a leading 1: the number is tidy
  strip       _     0      S     done        ; every digit was a 0: keep one

; Try:
;   tm run decrement "1100"  prints 1011
;   tm run decrement "1000"  prints 111
;   tm run decrement "1"     prints 0
;   tm run decrement "000"   prints 111, rejected

; Exercise: the last line above shows what a computer's registers do, 000 - 1 = 111. Change the
; machine so that zero stays zero instead: the borrow has turned every 0 into a 1, so turn them
; back. Check that 000 and the empty word both give 0, and that nothing else has changed.

test:    1100 -> 1011
test:    1000 -> 111                   ; the leading 0 is stripped
test:    1 -> 0                        ; but never the last one
test:    101 -> 100
test:    0011 -> 10                    ; leading 0s of the input go too
test:    001 -> 0
rejects: 0 000 ""                      ; nothing below zero
rejects: 12                            ; stuck on the 2
runs:    1000 steps 12 cells 6 -> 111  ; there, back, and strip
