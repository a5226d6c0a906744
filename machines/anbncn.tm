; Accepts a's, then as many b's, then as many c's: the empty word, abc, aabbcc and so on.
;
; A pushdown automaton can match a's with b's on its stack, but then the stack is spent and the c's
; go unmatched. A tape that can be read again has no such trouble. Each round ticks off one a, one b
; and one c, writing x, y and z, and returns to the first a that is left.
;   Invariant, in state mark-a: as many a's as b's as c's are ticked off, and everything left of
;   the head is an x.
; When the a's are used up, there must be nothing behind the x's but y's, then z's.
; All other cases are rejected by one row, whose stars stand for any state and any symbol: it is
; used where no row says more. (x, y and z are the machine's own ink, not letters of its words.)

name:   a^n b^n c^n
about:  Accepts the words made of some a's, equally many b's and equally many c's.
start:  mark-a
accept: yes
reject: no
input:  aabbcc

; state   read  write  move  next
  mark-a  a     x      R     mark-b  ; tick off an a; a b must follow
  mark-a  y     y      R     check   ; no a's left: the b's and c's must be used up too
  mark-a  _     _      S     yes     ; the empty word
  mark-b  a     a      R     mark-b  ; over the other a's
  mark-b  y     y      R     mark-b  ; over the b's already ticked off
  mark-b  b     y      R     mark-c  ; tick off a b; a c must follow
  mark-c  b     b      R     mark-c  ; over the other b's
  mark-c  z     z      R     mark-c  ; over the c's already ticked off
  mark-c  c     z      L     rewind  ; tick off a c: the round is complete
  rewind  *     *      L     rewind  ; back over everything
  rewind  x     x      R     mark-a  ; to the last x: the next a is right of it
  check   y     y      R     check   ; the b's are ticked off
  check   z     z      R     check   ; the c's are ticked off
  check   _     _      S     yes     ; and that was all
  *       *     *      S     no      ; anything else: not a word of the language

; Try:
;   tm run anbncn "aabbcc"  prints xxyyzz, accepted
;   tm run anbncn "aabbc"   prints xxyyz, rejected
;   tm run anbncn "abcc"    prints xyzc, rejected
;   tm run anbncn "cab"     prints cab, rejected

; Exercise: accept the words with equally many a's, b's and c's in any order, such as cabbca. Let
; each round look for its a, its b and its c from the left end again. Check that every word accepted
; here is still accepted, and that cab is, but that aab and abcabb are not.

accepts: "" abc aabbcc aaaabbbbcccc
rejects: a b c ab ac bc abb abcc aabbc aabcc abbcc  ; wrong number of something
rejects: cab acb abcabc aabcbc bca                  ; wrong order
rejects: abd d                                      ; wrong letter: rejected, not stuck
runs:    "" steps 1 cells 1
runs:    abc steps 8 cells 4 -> xyz
