; Multiplies two binary numbers: 101x11 becomes 1111.
;
; Long multiplication. Call the tape P+AxB, where P, at first empty, is the product so far. Take the
; digits of B from the right: for a 1 add A to P, for a 0 do not, and in either case double A by
; writing a 0 behind it. Here A is on the right of the x and B on the left, so that P has room to
; grow on one side and A on the other: the tape is P+BxA.
;   Invariant, whenever the machine is in next-digit: P + B x A is always the answer.
; A used digit of B becomes another x. Adding is done as in binary-adder.tm, digits already added
; being spelt o and i, with one difference: A is needed again and must not be erased.
; When B has no digits left, P is the answer. Its leading 0s go, and everything from the + on.

name:   binary multiplier
about:  Multiplies two binary numbers by shifting and adding.
start:  make-room
halt:   done
input:  101x11

; state         read  write  move  next
  make-room     *     *      L     put-plus      ; one cell left of the input
  put-plus      _     +      R     left-number   ; a + separates it from the product, still empty
  left-number   0     0      R     left-number   ; check the input: digits
  left-number   1     1      R     left-number   ; and digits
  left-number   x     x      R     right-number  ; then one times sign
  right-number  0     0      R     right-number  ; then digits again
  right-number  1     1      R     right-number  ; up to the end
  right-number  _     _      L     next-digit    ; which is where each round begins
  next-digit    0     0      L     next-digit    ; back over the right number A
  next-digit    1     1      L     next-digit    ; all its digits
  next-digit    x     x      L     digit         ; to the left number B
  digit         x     x      L     digit         ; these digits are used up
  digit         0     x      R     double        ; times 0: use it up, only double A
  digit         1     x      R     return        ; times 1: use it up, add A first
  digit         +     +      L     home          ; no digits left: the product is complete
  return        *     *      R     return        ; to the right end
  return        _     _      L     take          ; for the next column of the sum
  take          o     o      L     take          ; this digit of A has been added
  take          i     i      L     take          ; this one too
  take          0     o      L     add-0         ; spell it as used, remember the 0
  take          1     i      L     add-1         ; spell it as used, remember the 1
  take          x     x      L     leave         ; all digits of A have been added
  add-0         *     *      L     add-0         ; carry the 0 over A and B
  add-0         +     +      L     put-0         ; into the product
  put-0         o     o      L     put-0         ; this column was used: further left
  put-0         i     i      L     put-0         ; this one too
  put-0         0     o      R     return        ; 0 + 0 = 0
  put-0         1     i      R     return        ; 1 + 0 = 1
  put-0         _     o      R     return        ; the product was shorter: its digit counts as 0
  add-1         *     *      L     add-1         ; carry the 1 over A and B
  add-1         +     +      L     put-1         ; into the product
  put-1         o     o      L     put-1         ; this column was used: further left
  put-1         i     i      L     put-1         ; this one too
  put-1         0     i      R     return        ; 0 + 1 = 1
  put-1         1     o      L     ripple        ; 1 + 1 = 10: write the 0, carry the 1
  put-1         _     i      R     return        ; the product was shorter: its digit counts as 0
  ripple        1     0      L     ripple        ; the carry meets a 1: 0, and it goes on
  ripple        0     1      R     return        ; the carry meets a 0: it is paid
  ripple        _     1      R     return        ; the carry makes a new first digit
  leave         *     *      L     leave         ; the sum is made: over B
  leave         +     +      L     respell       ; to the product
  respell       o     0      L     respell       ; its used digits become digits again
  respell       i     1      L     respell       ; from right to left
  respell       *     *      R     double        ; no more of them: turn round
  double        o     0      R     double        ; the used digits of A become digits again
  double        i     1      R     double        ; from left to right
  double        *     *      R     double        ; everything else stays
  double        _     0      L     next-digit    ; a 0 behind A doubles it: next round
  home          *     *      L     home          ; to the front of the product
  home          _     _      R     strip         ; which may begin with 0s
  strip         0     _      R     strip         ; a leading 0 says nothing: erase it
  strip         1     1      R     find-plus     ; a leading 1: the number is tidy
  strip         +     0      R     wipe          ; no digit left: the product is 0
  find-plus     *     *      R     find-plus     ; to the end of the product
  find-plus     +     _      R     wipe          ; the rest has served its purpose
  wipe          *     _      R     wipe          ; erase x after x, and A
  wipe          _     _      S     done          ; only the product is left

; Try:
;   tm run binary-multiplier "101x11"     prints 1111
;   tm run binary-multiplier "1111x1111"  prints 11100001
;   tm run binary-multiplier "0x101"      prints 0
;   tm run binary-multiplier "101"        prints +101, stuck in left-number

; Exercise: let the input be 1+101x11, a product to be added to a number. There is next to nothing
; to do: that is what the tape looks like between two rounds anyway, so only the rows that
; make room and check the input change. Check 1+101x11 (10000), 111+1x1 (1000) and 0+0x0 (0).

test:    101x11 -> 1111
test:    1x1 -> 1
test:    11x11 -> 1001
test:    111x111 -> 110001  ; a carry that ripples
test:    10x1101 -> 11010   ; a shift and nothing else
test:    1101x10 -> 11010
test:    0x111 -> 0         ; zero is a single 0
test:    111x0 -> 0
test:    01x0011 -> 11      ; leading 0s go
test:    x -> 0             ; missing numbers are zero
test:    x11 -> 0
rejects: "" 101 1x1x1 1x2   ; no times sign, two of them, not a digit
runs:    1x1 steps 47 cells 8 -> 1
runs:    11x11 steps 180 cells 14 -> 1001
