; Checks a claim about two unary numbers: 000>00 is accepted, because three is more than two.
;
; Nobody needs to count to see which of two rows of pebbles is longer: pair them off, and see which
; row has pebbles over. The machine starts in the middle, at the >, and swings to and fro, ticking
; off one 0 on the left, then one on the right, always the nearest that has no tick.
;   Invariant, in state take-left: as many 0s are ticked off on the left as on the right.
; If a 0 on the left finds no partner on the right, the left number is larger: accept.
; If there is none left to take on the left, it is not larger: reject.

name:   unary comparison
about:  Accepts if the unary number on the left is larger than the one on the right.
start:  find-sign
accept: larger
reject: not-larger
input:  000>00

; state       read  write  move  next
  find-sign   0     0      R     find-sign   ; walk to the middle
  find-sign   >     >      L     take-left   ; the left number ends here
  take-left   /     /      L     take-left   ; past the pebbles already paired
  take-left   0     /      R     go-right    ; take one on the left; it needs a partner
  take-left   _     _      R     not-larger  ; none left to take
  go-right    /     /      R     go-right    ; back to the middle
  go-right    >     >      R     take-right  ; the right number begins here
  take-right  /     /      R     take-right  ; past the pebbles already paired
  take-right  0     /      L     go-left     ; here is the partner
  take-right  _     _      L     larger      ; no partner: the left number has one more, at least
  go-left     /     /      L     go-left     ; back to the middle
  go-left     >     >      L     take-left   ; for the next pair

; Try:
;   tm run comparison "000>00"  prints ///>//, accepted
;   tm run comparison "00>000"  prints //>//0, rejected
;   tm run comparison "00>00"   prints //>//, rejected
;   tm run comparison "00"      prints 00, stuck in find-sign

; Exercise: leave the tape as it was: before it accepts or rejects, let the machine turn every tick
; back into a 0. Check that 000>00 and 00>000 are still told apart, and that both are printed
; unchanged.

accepts: 000>00 0> 00>0 00000>0000
rejects: 00>000 >0 0>00     ; smaller
rejects: 00>00 > 0>0        ; equal is not larger
rejects: "" 00 00>0>0 11>1  ; not a claim about two unary numbers: stuck
runs:    > steps 2 cells 2 -> >
runs:    00>0 steps 13 cells 5
