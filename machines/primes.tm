; Accepts a row of 0s if their number is prime: 00, 000, 00000, 0000000 and so on.
;
; Trial division, with the divisor inside the number: the first cells are turned into d's, and these
; measure the rest. To measure, tick off a d (as D) and cross out a 0 (as x), again and again; when
; every d is ticked off, a group is complete: untick them all and go on. If the 0s run out just at
; the end of a group, the divisor fits, and the number is not prime. If they run out in the middle
; of a group, it does not fit: clean up, turn one more 0 into a d, and try again.
;   Invariant, in state try: no number from 2 up to the number of d's, less one, divides the input.
; If there is no 0 left to measure, the divisor is the number itself: nothing smaller divides it.

name:   primes
about:  Accepts a unary number if it is prime, by trial division.
start:  first
accept: prime
reject: not-prime
input:  0000000

; state      read  write  move  next
  first      0     d      R     second     ; the first divisor is two: its first cell
  first      _     _      S     not-prime  ; zero is not prime
  second     0     d      R     try        ; its second cell
  second     _     _      S     not-prime  ; one is not prime
  try        _     _      S     prime      ; the divisor is the number itself: prime
  try        0     0      L     tick       ; the rest must be measured
  tick       x     x      L     tick       ; back over what is crossed out
  tick       D     D      L     tick       ; and over the ticks
  tick       d     D      R     cross      ; tick off one cell of the divisor
  tick       _     _      R     untick     ; all are ticked off: a group is complete
  cross      D     D      R     cross      ; over the ticks
  cross      x     x      R     cross      ; and what is crossed out
  cross      0     x      L     tick       ; cross out one 0 for the tick
  cross      _     _      L     clean-up   ; no 0 for this tick: the divisor does not fit
  untick     D     d      R     untick     ; the divisor is ready for the next group
  untick     x     x      R     untick     ; on to the end of the groups so far
  untick     0     0      L     tick       ; there is more to measure
  untick     _     _      S     not-prime  ; there is not: the divisor fits exactly
  clean-up   x     0      L     clean-up   ; nothing is crossed out
  clean-up   D     d      L     clean-up   ; nothing is ticked off
  clean-up   d     d      L     clean-up   ; back to the front
  clean-up   _     _      R     grow       ; where the divisor begins
  grow       d     d      R     grow       ; to its end
  grow       0     d      R     try        ; the next divisor is one larger

; Try:
;   tm run primes "0000000"    prints ddddddd, accepted
;   tm run primes "000000000"  prints dddxxxxxx, rejected
;   tm run primes "0"          prints d, rejected
;   tm run primes "0010"       prints dd10, stuck in try

; Exercise: print the smallest divisor instead of accepting or rejecting. In the second line above
; it can be read off the tape already: turn the d's into 0s and erase the rest. Check that nine 0s
; give 000, that ten give 00, and that seven give all seven back. What should 0 and 1 give?

accepts: 00 000 00000 0000000 00000000000 0000000000000  ; 2 3 5 7 11 13
rejects: "" 0 0000 000000 00000000 000000000 0000000000  ; 0 1 4 6 8 9 10
rejects: 0000000000000000000000000                       ; 25 = 5 x 5: divisors 2, 3 and 4 fail first
rejects: 1 0010                                          ; stuck: not a unary number
runs:    00 steps 3 cells 3 -> dd                        ; nothing to divide
runs:    0000 steps 19 cells 6 -> ddxx                   ; two groups
