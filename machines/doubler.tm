; Doubles a unary number: 000 becomes 111111.
;
; Each 0 of the number is worth two 1s. One of them takes its place, the other goes to the end.
; The beauty is in what does not change. Every round makes one 0 less and two 1s more, so
;   2 x (number of 0s) + (number of 1s)
; is the same before and after it. At the start it is twice the number, for there are no 1s; at the end
; there are no 0s, so it is the number of 1s. Nobody ever counted anything.

name:   unary doubler
about:  Doubles a unary number, turning every 0 into two 1s.
start:  find-end
halt:   done
input:  000

; state      read  write  move  next
  find-end   0     0      R     find-end   ; walk to the end of the number
  find-end   _     _      L     find-zero  ; and turn round
  find-zero  1     1      L     find-zero  ; past the 1s: all the 0s are left of them
  find-zero  0     1      R     append     ; the last 0: one 1 takes its place
  find-zero  _     _      R     done       ; no 0s left
  append     1     1      R     append     ; the other 1 goes
  append     _     1      L     find-zero  ; to the end

; Try:
;   tm run doubler "000"  prints 111111
;   tm run doubler "0"    prints 11
;   tm run doubler ""     prints an empty line
;   tm run doubler "001"  prints 001, stuck in find-end

; Exercise: make a tripler, in which 00 becomes 111111. Which sum stays the same now? Check 0, 00
; and the empty word.

test:    000 -> 111111
test:    0 -> 11
test:    "" -> ""
test:    0000000 -> 11111111111111
rejects: 1 001  ; stuck: the input may have no 1s of its own
runs:    "" steps 2 cells 2 -> ""
runs:    000 steps 26 cells 7 -> 111111
