; Sorts the letters of a word: cabba becomes aabbc.
;
; A word is sorted if no letter is larger than its right neighbour. So the machine walks right with
; the last letter it saw in its state. If the next one is smaller, the two change places: the
; larger goes here, the smaller one cell to the left. Then the machine looks one cell further
; left, for the smaller letter may have to travel on.
;   Invariant, in after-a, after-b and after-c: the letters left of the head are sorted, and the
;   last of them is the one named. (If there are none, the machine is in after-a.)
; Why it ends: each exchange puts one pair of letters in order and disturbs no other pair.

name:   sorting
about:  Sorts a word of a's, b's and c's by exchanging neighbours.
start:  after-a
halt:   sorted
input:  cabba

; state    read  write  move  next
  after-a  a     a      R     after-a  ; a after a is fine, and so is a as the first letter
  after-a  b     b      R     after-b  ; b after a is fine
  after-a  c     c      R     after-c  ; c after a is fine
  after-a  _     _      S     sorted   ; the end of the word
  after-b  a     b      L     put-a    ; a after b is not: the b moves here
  after-b  b     b      R     after-b  ; b after b is fine
  after-b  c     c      R     after-c  ; c after b is fine
  after-b  _     _      S     sorted   ; the end of the word
  after-c  a     c      L     put-a    ; a after c is not: the c moves here
  after-c  b     c      L     put-b    ; b after c is not: the c moves here
  after-c  c     c      R     after-c  ; c after c is fine
  after-c  _     _      S     sorted   ; the end of the word
  put-a    *     a      L     look     ; the a takes the place of the larger letter
  put-b    *     b      L     look     ; the b takes the place of the c
  look     a     a      R     after-a  ; now compare with the a on its left
  look     b     b      R     after-b  ; with the b on its left
  look     c     c      R     after-c  ; with the c on its left
  look     _     _      R     after-a  ; nothing on its left: as at the start

; Try:
;   tm run sorting "cabba"  prints aabbc
;   tm run sorting "cba"    prints abc
;   tm run sorting "abc"    prints abc
;   tm run sorting "dab"    prints dab, stuck in after-a

; Exercise: two letters need 10 rows, three need 18. How many do four letters need? Add the letter d.
; Check that dcba becomes abcd and that badcab becomes aabbcd, and count your rows.

test:    cabba -> aabbc
test:    cba -> abc                   ; everything the wrong way round
test:    abc -> abc                   ; nothing to do
test:    cbcbaa -> aabbcc
test:    "" -> ""
test:    c -> c
test:    bb -> bb
test:    acb -> abc
test:    bcb -> bbc
test:    ab -> ab                     ; ends in after-b
rejects: d dab                        ; stuck: no row knows a d
runs:    abc steps 4 cells 4 -> abc   ; sorted: one pass
runs:    cba steps 16 cells 5 -> abc  ; three exchanges
