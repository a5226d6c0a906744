; Runs for 21 steps and halts, longer than any other machine with three states that halts.
;
; The game can be scored in two ways, by steps or by 1s, and from three states on the winners differ.
; This is the winner by steps, which leaves five 1s. The winner by 1s leaves six, after only 14 steps.
; What takes it so long is that it undoes its own work. B digs a hole in the row of 1s and C looks
; right of it. If there is a 1, C steps back and A fills the hole, after which B digs the next one:
; so the hole travels right. If there is a blank, C fills it and the hole as well, and A is
; sent to look further left. A blank there makes the row grow on the left, and another hole sets
; out; but once the row is long enough, A lands on a 1, and that is the end.

name:   busy beaver 3
about:  The three-state busy beaver that runs longest, 21 steps, and leaves five 1s.
source: S. Lin and T. Rado, Computer Studies of Turing Machine Problems, Journal of the ACM 12, 1965, pages 196-212
start:  A
halt:   H

; state  read  write  move  next
  A      _     1      R     B      ; fill a hole or the left end, and look right of it
  A      1     1      R     H      ; a 1 where a blank should be: stop
  B      _     1      L     B      ; a blank, once only, in the second step: fill it, and look back
  B      1     _      R     C      ; dig a hole in the row, and look beyond
  C      _     1      L     C      ; a blank beyond the end: fill it, and go back
  C      1     1      L     A      ; a 1: whatever is left of it is for A

; Try:
;   tm run busy-beaver-3      prints 11111
;   tm run busy-beaver-3 "1"  prints 1

; Exercise: type in the winner by 1s. In the short notation that busy beaver hunters use it is
; 1RB1RH_0RC1RB_1LC1LA: the states A, B and C in turn, for each what it does on a blank and on a 1,
; and each as what to write (0 is the blank), where to move, and the next state. Check that it leaves
; six 1s after 14 steps.

runs:    "" steps 21 cells 5 -> 11111
after:   "" steps 11 -> 1_11   ; a hole has just been dug
after:   "" steps 14 -> 11_1   ; it has moved to the right
after:   "" steps 20 -> 11111  ; the last step writes nothing new
