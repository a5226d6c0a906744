; Takes two steps forward and one back, for ever, and leaves a trail: 01, 0101, 010101 and so on.
;
; Every four steps it completes two cells and stands two cells further right, in the same state as
; before. From the head on the tape is blank, as it was then; and in the four steps it has not once
; looked left of where they began, so the trail cannot matter. All that matters is the same, only
; in another place: so it goes on like this for ever.
; The tape as a whole is never the same twice, for the trail grows. The repetition shows only to
; somebody who moves along with the head.

name:   drifter
about:  Repeats the same four steps for ever, two cells further right each time, and leaves a trail.
start:  ahead

; state    read  write  move  next
  ahead    0     0      R     ahead    ; pass over the input, if there is one
  ahead    1     1      R     ahead    ; 0s and 1s alike
  ahead    _     1      R     further  ; a new cell: a step forward
  further  _     1      L     back     ; another, then turn back
  back     1     0      R     skip     ; correct the first one
  skip     1     1      R     ahead    ; over the second one: two cells are done

; Try:
;   tm run drifter ""     prints an empty line, loops
;   tm run drifter "2"    prints 2

; Exercise: make one that drifts to the left and leaves the trail 110110110. Check the trail with
; an "after:" test, and with a "loops:" test that tm proves it never halts.

loops:   "" 1 0110                            ; the input is passed over first
after:   "" steps 2 -> 11                     ; two steps forward
after:   "" steps 4 -> 01                     ; one round
after:   "" steps 40 -> 01010101010101010101  ; ten rounds
after:   11 steps 10 -> 110101
test:    2 -> 2                               ; no row: halts at once
