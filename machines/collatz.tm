; Halve a number if it is even, else take it three times and add one; go on until it is 1.
;
; In binary both are easy. Halving is erasing the last 0. Three times and one more is done in one
; pass from right to left: 3 x digit + carry, of which the last binary digit is written and the rest
; is carried on. The first carry is the 1 to be added. No carry is ever more than 2, for the worst
; that can happen is 3 x 1 + 2 = 5, in binary 101: write the last 1, and carry 10, which is 2 again.
; Does the machine halt for every number but zero? Lothar Collatz asked in the 1930s, and nobody
; knows. Every number that anyone has tried came down to 1, but that proves nothing about the next.

name:   Collatz
about:  Runs the 3n + 1 problem in binary until the number is 1.
start:  find-end
halt:   one
reject: not-positive
input:  11011

; state         read  write  move  next
  find-end      0     0      R     find-end      ; walk to the end of the number
  find-end      1     1      R     find-end      ; whatever its digits are
  find-end      _     _      L     parity        ; the last digit is on the left
  parity        0     _      L     parity        ; even: erase the 0, which halves the number
  parity        1     1      L     is-it-one     ; odd: is it 1, or is there more?
  parity        _     _      S     not-positive  ; no 1 anywhere: it was zero
  is-it-one     _     _      R     one           ; nothing left of the 1: done
  is-it-one     *     *      R     carry-1       ; more digits: back to the last one, with 1 to add
  carry-0       0     0      L     carry-0       ; 3 x 0 + 0 = 0: write 0, carry 0
  carry-0       1     1      L     carry-1       ; 3 x 1 + 0 = 3: write 1, carry 1
  carry-0       _     _      R     find-end      ; the number is complete
  carry-1       0     1      L     carry-0       ; 3 x 0 + 1 = 1: write 1, carry 0
  carry-1       1     0      L     carry-2       ; 3 x 1 + 1 = 4: write 0, carry 2
  carry-1       _     1      R     find-end      ; the carry becomes the first digit
  carry-2       0     0      L     carry-1       ; 3 x 0 + 2 = 2: write 0, carry 1
  carry-2       1     1      L     carry-2       ; 3 x 1 + 2 = 5: write 1, carry 2
  carry-2       _     0      L     carry-1       ; the carry becomes the first two digits

; Try:
;   tm run collatz "11011"  prints 1
;   tm run collatz "10000"  prints 1
;   tm run collatz "0"      prints an empty line, rejected
;   tm run collatz "21"     prints 21, stuck in find-end

; Exercise: try 3n - 1 instead. For an odd number the last digit is a 1, and 3 x 1 - 1 = 2: write 0
; and carry 1, which takes one new row and a change to another. Check that 1, 11 and 100 still come
; down to 1. What does tm say of 101, and why does it not need to run for ever to know?

test:    1 -> 1                         ; there already
test:    10 -> 1
test:    11 -> 1                        ; 3 10 5 16 8 4 2 1
test:    10000 -> 1                     ; four halvings
test:    111 -> 1                       ; 7 22 11 34 17 52 26 13 40 20 10 5 16 8 4 2 1
test:    0011 -> 1                      ; leading 0s do no harm
rejects: 0 000 ""                       ; zero would stay zero for ever
rejects: 2 12                           ; stuck: not a binary number
runs:    10000 steps 12 cells 7 -> 1
runs:    11011 steps 968 cells 73 -> 1  ; 27 comes down after 111 halvings and triplings
