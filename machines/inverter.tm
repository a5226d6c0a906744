; Swaps 0 and 1 in every second cell, beginning with the first: 1111 becomes 0101.
;
; A state is all that a Turing machine remembers. Here there is one thing to remember: is this
; a cell to swap, or one to keep? State A means swap, state B means keep, and every step hands over
; to the other one. So A stands on the 1st, 3rd, 5th cell and B on the 2nd, 4th, 6th, and since
; both only move right, every cell is seen exactly once.
; There is no halting state: the machine halts because neither A nor B has a row for the blank.

name:   inverter
about:  Swaps 0 and 1 in every second cell of a binary word.
start:  A
input:  1111

; state  read  write  move  next
  A      0     1      R     B      ; an odd cell: swap the 0, the next cell is even
  A      1     0      R     B      ; an odd cell: swap the 1, the next cell is even
  B      0     0      R     A      ; an even cell: leave the 0, the next cell is odd
  B      1     1      R     A      ; an even cell: leave the 1, the next cell is odd

; Try:
;   tm run inverter "1111"   prints 0101
;   tm run inverter "000"    prints 101
;   tm run inverter "0101"   prints 1111
;   tm run inverter "11211"  prints 01211

; Exercise: swap only every third cell, beginning with the first. How many states does it take to
; count to three? Check that 1111111 becomes 0110110, and that running the machine on its own
; answer gives the first word back.

test:    1111 -> 0101
test:    0101 -> 1111                  ; swapping twice gives the word back
test:    0 -> 1
test:    "" -> ""                      ; no row for the blank: halts at once
test:    0110100 -> 1100001
test:    11211 -> 01211                ; no row for the 2 either: halts there
runs:    1111 steps 4 cells 5 -> 0101  ; one step a cell, and the head ends on the blank
