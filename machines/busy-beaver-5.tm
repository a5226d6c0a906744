; Writes 4098 1s in 47,176,870 steps and halts: no machine with five states runs longer.
;
; Heiner Marxen and Juergen Buntrock found it in 1989. That nothing beats it was proved in 2024, by
; volunteers of the bbchallenge project, with a proof that a computer has checked line by line.
; What is it doing all this time? Write C(n) for: state A on a blank, n 1s right of it, nothing else.
; Then one can work out that, for every k from 0 on,
;   C(3k)     becomes C(5k + 6)
;   C(3k + 1) becomes C(5k + 9)
;   C(3k + 2) halts.
; It begins with C(0) and passes through 6, 16, 34, 64, 114, 196, 334, 564, 946, 1584, 2646, 4416, 7366
; and 12284, which is 3 x 4094 + 2. So it halts if a chain of numbers, as erratic as that of
; collatz.tm, ever meets a certain remainder: five states are enough to ask a hard question.

name:   busy beaver 5
about:  The best five-state busy beaver, with 4098 1s in 47,176,870 steps.
source: H. Marxen and J. Buntrock, Attacking the Busy Beaver 5, Bulletin of the EATCS 40, 1990, pages 247-251
start:  A
halt:   H

; state  read  write  move  next
  A _ 1 R B ; fill a blank, and turn right
  A 1 1 L C ; 
  B _ 1 R C ; 
  B 1 1 R B ; 
  C _ 1 R D ; 
  C 1 _ L E ; 
  D _ 1 L A ; 
  D 1 1 L D ; 
  E _ 1 R H ; 
  E 1 _ L A ; 

; Try:
;   tm run busy-beaver-5 prints ?

; Exercise: x

runs:    "" steps 47176870 cells 12289
