; Accepts well-balanced brackets of two kinds, such as ([])[].
;
; The first closing bracket of a word decides everything about its partner: it must be the
; nearest opening bracket on its left, for nothing that closes stands between them. So the machine
; walks right to the first closing bracket, crosses it out, walks left to the nearest opening one
; and crosses that out too, if it is of the same kind.
;   Invariant, in state seek: the input is balanced exactly if the word without its x's is, and
;   left of the head there are only opening brackets and x's.
; When there is no closing bracket left, there must be no opening one either.

name:   balanced brackets
about:  Accepts the words of round and square brackets in which every bracket has its partner.
start:  seek
accept: yes
reject: no
input:  ([])[]

; state        read  write  move  next
  seek         (     (      R     seek         ; opening brackets have to wait
  seek         [     [      R     seek         ; of either kind
  seek         x     x      R     seek         ; crossed out earlier
  seek         )     x      L     want-round   ; the first to close: cross it out, find its partner
  seek         ]     x      L     want-square  ; likewise, but the partner must be square
  seek         _     _      L     check        ; nothing closes any more
  want-round   x     x      L     want-round   ; pairs between the two partners
  want-round   (     x      R     seek         ; the partner: cross it out, and on
  want-round   [     [      S     no           ; the wrong kind, as in [)
  want-round   _     _      S     no           ; no partner at all
  want-square  x     x      L     want-square  ; pairs between the two partners
  want-square  [     x      R     seek         ; the partner: cross it out, and on
  want-square  (     (      S     no           ; the wrong kind, as in (]
  want-square  _     _      S     no           ; no partner at all
  check        x     x      L     check        ; all the way back, only x's are allowed
  check        (     (      S     no           ; this one was never closed
  check        [     [      S     no           ; nor this one
  check        _     _      S     yes          ; everything was crossed out in pairs

; Try:
;   tm run brackets "([])[]"  prints xxxxxx, accepted
;   tm run brackets "([)]"    prints ([x], rejected
;   tm run brackets "(()"     prints (xx, rejected
;   tm run brackets "(a)"     prints (a), stuck in seek

; Exercise: add curly brackets. How many rows does a third kind cost, and how many would a fourth?
; Check that {[()]}{} is accepted, and that {[}] and {( are not.

accepts: "" () [] ([])[] (([]())) [][()]
rejects: ( [ ) ] )( ][          ; without a partner
rejects: (] [) ([)] [(]) ([()]  ; with the wrong one
rejects: (a) {}                 ; stuck: no row knows these letters
runs:    "" steps 2 cells 2
runs:    () steps 8 cells 4 -> xx
runs:    (()) steps 18 cells 6 -> xxxx
