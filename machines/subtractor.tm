; Subtracts two unary numbers: 00000-00 becomes 000, and 00-00000 becomes -000.
;
; The difference of two numbers does not change when both get smaller by one. So each round erases
; one 0 at the right end of the right number and one at the left end of the left number.
;   Invariant, in state take-right: left number - right number is always the answer.
; One of the two runs out first. If it is the right one, what is left of the left number is the
; answer. If it is the left one, one 0 too many has just been erased on the right. It is put
; back, and the minus sign, still in front of the rest, makes it the negative number it should be.

name:   unary subtractor
about:  Subtracts two unary numbers by erasing 0s in pairs, with a minus sign where it is due.
start:  left-number
halt:   done
input:  00000-00

; state         read  write  move  next
  left-number   0     0      R     left-number   ; to the right, over what is left of the left number
  left-number   -     -      R     right-number  ; over the minus sign
  right-number  0     0      R     right-number  ; and over what is left of the right number
  right-number  _     _      L     take-right    ; to the last 0, or to the minus sign itself
  take-right    0     _      L     rewind        ; erase a 0 on the right; one on the left must follow
  take-right    -     _      L     done          ; none left: the left number is the answer
  rewind        *     *      L     rewind        ; to the left, over everything
  rewind        _     _      R     take-left     ; to the first 0, or to the minus sign itself
  take-left     0     _      R     left-number   ; erase a 0 on the left: a pair is gone, next round
  take-left     -     -      R     put-back      ; none left: the answer is negative
  put-back      0     0      R     put-back      ; to the end of the right number
  put-back      _     0      S     done          ; give back the 0 that found no partner

; Try:
;   tm run subtractor "00000-00"  prints 000
;   tm run subtractor "00-00000"  prints -000
;   tm run subtractor "00-00"     prints an empty line
;   tm run subtractor "000"       prints 000, stuck in left-number

; Exercise: print how far apart the numbers are, without a sign: 00-00000 and 00000-00 both give
; 000. One row has to write something else. Check 0-0 as well, and -0.

test:    00000-00 -> 000
test:    00-00000 -> -000
test:    00-00 -> ""       ; equal: nothing is left
test:    0- -> 0
test:    -0 -> -0          ; nothing minus one
test:    - -> ""
rejects: "" 000 0-0-0 1-1  ; no minus sign, two of them, wrong digits
runs:    - steps 3 cells 3 -> ""
runs:    0-00 steps 19 cells 6 -> -0
