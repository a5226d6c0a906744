; An emoji is one symbol, a family of several scalars too.
a 😀 👨‍👩‍👧 R a

;; run 😀😀 -> 👨‍👩‍👧👨‍👩‍👧 halted a 2
