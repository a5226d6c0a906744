; Adds one to a binary number: 1011 becomes 1100.
;
; Adding one by hand begins at the last digit. A 0 there becomes 1 and the work is done. A 1 becomes
; 0, and the one still to be added is carried to the next digit on the left, where the question is
; the same again. So one state, carry, is enough, and it means: the number from here leftwards is
; still one too small, and everything right of here is already as it must be.
; Past the first digit lies a blank, which counts as a 0: that is how 111 grows to 1000.

name:   binary increment
about:  Adds one to a binary number, carrying from right to left.
start:  find-end
halt:   done
input:  1011

; state     read  write  move  next
  find-end  0     0      R     find-end  ; walk to the end of the number
  find-end  1     1      R     find-end  ; whatever its digits are
  find-end  _     _      L     carry     ; just past it: the last digit is on the left
  carry     1     0      L     carry     ; 1 + 1 = 10: leave the 0, carry the 1 on
  carry     0     1      S     done      ; 0 + 1 = 1: nothing left to carry
  carry     _     1      S     done      ; carried past the first digit: the number grows by one digit

; Try:
;   tm run increment "1011"  prints 1100
;   tm run increment "111"   prints 1000
;   tm run increment "0"     prints 1
;   tm run increment "12"    prints 12, stuck in find-end

; Exercise: count in base three, with the digits 0, 1 and 2. Which of the digits carries now?
; Check that 12 becomes 20, that 22 becomes 100, and that 111 becomes 112 without any carry.

test:    1011 -> 1100
test:    0 -> 1
test:    1 -> 10
test:    111 -> 1000                     ; the carry runs off the left end
test:    0111 -> 1000                    ; a leading 0 takes the carry up
test:    "" -> 1                         ; the empty word counts as zero
rejects: 2 10a                           ; stuck: no row knows what these digits mean
runs:    1000 steps 6 cells 5 -> 1001    ; five steps to turn round, one to add
runs:    1111 steps 10 cells 6 -> 10000  ; the longest carry
