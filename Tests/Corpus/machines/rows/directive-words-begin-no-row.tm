; A line that begins with a directive's word is no row, whatever follows.
name: 0 1 R a
a 0 1 R a

;; run 0 -> 1 halted a 1
