; Counts in binary for ever: 0, 1, 10, 11, 100 and so on.
;
; This is increment.tm with the halting state taken away: instead of stopping, it goes back to the
; end of the number and adds one again. It never halts, because both states have a row for whatever
; they may find, 0, 1 or blank. Yet it never repeats itself, since no number comes twice, and it
; does not run away either: n additions need only as many cells as n has digits.
; So it is easy to see that it never halts, but not by waiting for a repetition.
; Counting is cheap: half of all additions change only the last digit, a quarter change two digits,
; and so on, so that one addition takes four steps on average, however long the number is.

name:   bit counter
about:  Counts up in binary from its input and never halts.
start:  to-end
input:  0

; state    read  write  move  next
  to-end   0     0      R     to-end   ; walk to the end of the number
  to-end   1     1      R     to-end   ; whatever its digits are
  to-end   _     _      L     add-one  ; the last digit is on the left
  add-one  1     0      L     add-one  ; 1 + 1 = 10: carry the 1 on
  add-one  0     1      R     to-end   ; 0 + 1 = 1: the next number is complete
  add-one  _     1      R     to-end   ; carried past the first digit: the number grows

; Try:
;   tm run --max-steps 28 bit-counter "0"  leaves 1000
;   tm run --max-steps 1000 bit-counter "0"  leaves 11111101
;   tm run bit-counter "2"   prints 2

; Exercise: turn it into a clock of as many digits as the input: after 1111 comes 0000. One row
; changes. Such a machine does repeat itself: check with a test "loops: 0000" that tm can prove it,
; and find out how many steps its day has.

after:   0 steps 0 -> 0            ; nothing has happened yet
after:   0 steps 3 -> 1            ; the first addition: three steps
after:   0 steps 28 -> 1000        ; eight additions
after:   0 steps 59 -> 10000       ; sixteen
after:   0 steps 1000 -> 11111101  ; 253 of them, at about four steps each
after:   "" steps 2 -> 1           ; the empty word counts as zero
after:   1101 steps 8 -> 1110      ; it goes on from any number
test:    2 -> 2                    ; not a digit: no row, so it halts at once
