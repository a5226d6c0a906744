; Accepts binary numbers divisible by three: 0, 11, 110, 1001 and so on.
;
; Reading one more digit d turns a number v into 2v + d, and its remainder r after division by three
; into the remainder of 2r + d. So it is enough to know the remainder of what has been read: three
; possible values, three states.
;   Invariant: the state names the remainder of the number left of the head.
; The machine only moves right, and never changes the tape. Such a machine cannot come back to what
; it has seen, so the tape is no memory to it: this is a finite automaton, living inside a Turing
; machine. It takes one step a digit, and one for the blank that ends the word.

name:   divisible by three
about:  Accepts the binary numbers divisible by three, in one pass.
start:  remainder-0
accept: divisible
reject: not-divisible
tape:   one-way
input:  1001

; state          read  write  move  next
  remainder-0    0     0      R     remainder-0    ; 2 x 0 + 0 = 0
  remainder-0    1     1      R     remainder-1    ; 2 x 0 + 1 = 1
  remainder-0    _     _      S     divisible      ; the end, and nothing is left over
  remainder-1    0     0      R     remainder-2    ; 2 x 1 + 0 = 2
  remainder-1    1     1      R     remainder-0    ; 2 x 1 + 1 = 3, which leaves 0
  remainder-1    _     _      S     not-divisible  ; the end, and 1 is left over
  remainder-2    0     0      R     remainder-1    ; 2 x 2 + 0 = 4, which leaves 1
  remainder-2    1     1      R     remainder-2    ; 2 x 2 + 1 = 5, which leaves 2
  remainder-2    _     _      S     not-divisible  ; the end, and 2 is left over

; Try:
;   tm run divisible-by-three "1001"  prints 1001, accepted
;   tm run divisible-by-three "1010"  prints 1010, rejected
;   tm run divisible-by-three "110"   prints 110, accepted
;   tm run divisible-by-three "12"    prints 12, stuck in remainder-1

; Exercise: accept the numbers divisible by five. How many states does it take, and where does 2r + d
; lead from each? Check that 0, 101, 1010 and 1111 are accepted, and that 1, 111 and 1011 are not.

accepts: 0 11 110 1001 1100 1111 10101
accepts: "" 000 00011                  ; nothing is zero, and leading 0s do no harm
rejects: 1 10 100 101 111 1000 1010 1011
rejects: 2 12 3                        ; stuck: not a binary number
runs:    1001 steps 5 cells 5 -> 1001  ; one step a digit, and one for the blank
runs:    "" steps 1 cells 1
