; Multiplies two unary numbers: 00x000 becomes 000000.
;
; Multiplying is adding again and again. The machine writes an = behind the input; the product will
; grow behind it. For each 0 of the left number (outer loop) it copies the right number to the end
; of the product (inner loop), ticking each 0 off as / while it is copied, and turning the ticks
; back into 0s afterwards, so that the right number is as good as new for the next time.
;   Invariant, in state take: left number x right number + product is always the answer.
; When the left number is used up, that leaves the product alone. The rest is wiped.

name:   unary multiplier
about:  Multiplies two unary numbers by copying the right one once for every 0 of the left one.
start:  left-number
halt:   done
input:  00x000

; state         read  write  move  next
  left-number   0     0      R     left-number   ; check the input: 0s
  left-number   x     x      R     right-number  ; then one times sign
  right-number  0     0      R     right-number  ; then 0s again
  right-number  _     =      L     rewind        ; mark where the product will begin
  rewind        *     *      L     rewind        ; walk to the front
  rewind        _     _      R     take          ; the left number is on the right
  take          0     _      R     find-right    ; outer loop: use up one 0 of the left number
  take          x     _      R     wipe          ; none left: the product is complete
  find-right    0     0      R     find-right    ; skip the rest of the left number
  find-right    x     x      R     copy          ; the right number begins here
  copy          0     /      R     append        ; inner loop: tick off one 0
  copy          =     =      L     restore       ; all are ticked off: one copy made
  append        *     *      R     append        ; to the end of the product
  append        _     0      L     come-back     ; which grows by one
  come-back     *     *      L     come-back     ; back to the right number
  come-back     /     /      R     copy          ; the last tick: go on right of it
  restore       /     0      L     restore       ; ticks become 0s again
  restore       x     x      L     rewind        ; the right number is whole: next round
  wipe          0     _      R     wipe          ; erase the right number
  wipe          =     _      R     done          ; and the mark: the product is left

; Try:
;   tm run unary-multiplier "00x000"   prints 000000
;   tm run unary-multiplier "0000x00"  prints 00000000
;   tm run unary-multiplier "x000"     prints an empty line
;   tm run unary-multiplier "000"      prints 000, stuck in left-number

; Exercise: make a machine that squares: 000 becomes 000000000. Let it first turn its input n into
; nxn (copy.tm shows how to copy a word), then go on as here. Check 0, 00, the empty word, and that
; the number of 0s in the answer is 1, 4, 0.

test:    00x000 -> 000000
test:    000x00 -> 000000  ; the other way round, the same product
test:    0x0 -> 0
test:    0x0000 -> 0000
test:    x000 -> ""        ; nothing times three
test:    000x -> ""        ; three times nothing
test:    x -> ""
rejects: "" 000 0x0x0 1x1  ; no times sign, two of them, wrong digits
runs:    x steps 6 cells 4 -> ""
runs:    00x00 steps 68 cells 11 -> 0000
