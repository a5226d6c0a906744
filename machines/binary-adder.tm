; Adds two binary numbers: 101+11 becomes 1000.
;
; This is addition on paper, column by column from the right, except that the sum is written over
; the left number. Each round erases the last digit of the right number, remembers it in the state
; (add-0 or add-1), and adds it to the first digit of the left number, from the right, that no round
; has used yet. A used digit is spelt o for 0 and i for 1, so the next round knows where its column
; is. A carry is paid at once, by counting up the digits further left, which are still unused.
;   Invariant, in state take, with o and i read as 0 and 1 and the right number shifted left by as
;   many places as there are used digits: left number + right number is always the sum.
; When no digit is left on the right, the left number is the sum, and only needs its spelling back.

name:   binary adder
about:  Adds two binary numbers column by column, from the right.
start:  left-number
halt:   done
input:  101+11

; state         read  write  move  next
  left-number   0     0      R     left-number   ; check the input: digits
  left-number   1     1      R     left-number   ; and digits
  left-number   +     +      R     right-number  ; then one plus sign
  right-number  0     0      R     right-number  ; then digits again
  right-number  1     1      R     right-number  ; up to the end
  right-number  _     _      L     take          ; which is where the work begins
  take          0     _      L     add-0         ; the last digit is a 0: erase it, remember it
  take          1     _      L     add-1         ; the last digit is a 1: erase it, remember it
  take          +     _      L     respell       ; no digits left: the sum stands on the left
  add-0         *     *      L     add-0         ; carry the 0 over the other right digits
  add-0         +     +      L     put-0         ; into the left number
  put-0         o     o      L     put-0         ; this column was used: further left
  put-0         i     i      L     put-0         ; this one too
  put-0         0     o      R     return        ; 0 + 0 = 0
  put-0         1     i      R     return        ; 1 + 0 = 1
  put-0         _     o      R     return        ; the left number has ended: its digit counts as 0
  add-1         *     *      L     add-1         ; carry the 1 over the other right digits
  add-1         +     +      L     put-1         ; into the left number
  put-1         o     o      L     put-1         ; this column was used: further left
  put-1         i     i      L     put-1         ; this one too
  put-1         0     i      R     return        ; 0 + 1 = 1
  put-1         1     o      L     ripple        ; 1 + 1 = 10: write the 0, carry the 1
  put-1         _     i      R     return        ; the left number has ended: its digit counts as 0
  ripple        1     0      L     ripple        ; the carry meets a 1: 0, and it goes on
  ripple        0     1      R     return        ; the carry meets a 0: it is paid
  ripple        _     1      R     return        ; the carry makes a new first digit
  return        *     *      R     return        ; back to the right end, over everything
  return        _     _      L     take          ; for the next column
  respell       o     0      L     respell       ; used digits become digits again
  respell       i     1      L     respell       ; from right to left
  respell       0     0      S     done          ; an unused digit: no used ones beyond it
  respell       1     1      S     done          ; the same
  respell       _     _      R     done          ; every digit was used

; Try:
;   tm run binary-adder "101+11"  prints 1000
;   tm run binary-adder "1111+1"  prints 10000
;   tm run binary-adder "1+1111"  prints 10000
;   tm run binary-adder "101"     prints 101, stuck in left-number

; Exercise: make it subtract, for a left number that is not smaller than the right one: 1000-11.
; The carry becomes a borrow: besides the sign, only rows of put-1 and ripple change. Check that
; 1000-11 gives 0101 and that 101-101 gives 000, and see what becomes of 1-10.

test:    101+11 -> 1000
test:    0+0 -> 0
test:    1+1 -> 10
test:    1+1111 -> 10000   ; right number longer
test:    1111+1 -> 10000   ; left number longer
test:    1000+10 -> 1010   ; some columns are never used
test:    100+0 -> 100
test:    1+0000 -> 0001    ; leading 0s are kept
test:    11+ -> 11         ; a missing number is zero
test:    +11 -> 11
test:    + -> ""
rejects: "" 101 1+1+1 1+2  ; no plus sign, two of them, not a digit
runs:    1+1 steps 14 cells 5 -> 10
