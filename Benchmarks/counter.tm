; The binary counter 1RB1LA_0LA0RB: it never halts, and its head turns round every few cells.
name:  counter
blank: 0

; state  read  write  move  next
  A      0     1      R     B      ; the carry has found a 0: make it a 1, then clear what is right of it
  A      1     1      L     A      ; carry on to the left
  B      0     0      L     A      ; everything is cleared: the next number
  B      1     0      R     B      ; clear a digit
