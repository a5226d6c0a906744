; Writes 4098 1s and halts after 47,176,870 steps: no machine with five states halts later.
;
; Heiner Marxen and Juergen Buntrock found it. That none is better was proved in 2024 by the
; volunteers of bbchallenge, with a proof that a computer has checked to the last detail.
; It goes over its 1s from right to left in threes: A keeps a 1, C erases one, E erases one. So
; everything depends on the remainder when the row is divided by three. Write C(n) for: state A
; on a blank, n 1s right of it and nothing else. Then, for every k from 0 on,
;   C(3k) becomes C(5k + 6),  C(3k + 1) becomes C(5k + 9),  and C(3k + 2) halts.
; It begins with C(0) and passes through 6, 16, 34, 64, 114, 196, 334, 564, 946, 1584, 2646, 4416 and
; 7366 to 12284, which is 3 x 4094 + 2. A chain of numbers as erratic as that of collatz.tm, and the
; question whether it ever meets a certain remainder: five states are enough to ask it.

name:   busy beaver 5
about:  The best five-state busy beaver, with 4098 1s in 47,176,870 steps.
source: H. Marxen and J. Buntrock, Attacking the Busy Beaver 5, Bulletin of the EATCS 40, 1990, pages 247-251
start:  A
halt:   H

; state  read  write  move  next
  A      _     1      R     B      ; the left end: add a 1 there, and go right
  A      1     1      L     C      ; in threes to the left: the first 1 stays
  B      _     1      R     C      ; the first blank after the 1s: fill it
  B      1     1      R     B      ; right, over the 1s
  C      _     1      R     D      ; the second blank, or the end after one of a three: fill it
  C      1     _      L     E      ; in threes to the left: erase the second 1
  D      _     1      L     A      ; the third blank, or the left end: fill it
  D      1     1      L     D      ; left, over the 1s
  E      _     1      R     H      ; the end after two of a three: stop
  E      1     _      L     A      ; in threes to the left: erase the third 1

; Try:
;   tm run --steps busy-beaver-5  prints 47176870
;   tm run busy-beaver-5 "_11"  prints 1_1__11
;   tm run busy-beaver-5 "_1"   prints 1_1__1__1__1__1__1__1__1__1__1__1__1__1__1__11

; Exercise: C(3k) takes 5kk + 19k + 15 steps to become the next C, C(3k + 1) takes 5kk + 25k + 27,
; and C(3k + 2) takes 6k + 12 to halt. Follow the chain from C(1) with a pencil: where does it end, and
; after how many steps? Check with tm run busy-beaver-5 "_1".

runs:    "" steps 47176870 cells 12289                       ; the whole of it
after:   "" steps 15 -> 111111                               ; C(0) has become C(6)
after:   "" steps 88 -> 1111111111111111                     ; C(16)
after:   "" steps 365 -> 1111111111111111111111111111111111  ; C(34)
runs:    _11 steps 12 -> 1_1__11                             ; C(2) halts
runs:    _11111 steps 18 -> 1_1__1__11                       ; so does C(5)
