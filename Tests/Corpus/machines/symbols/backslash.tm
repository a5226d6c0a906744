; An escaped backslash is the backslash, and so is one alone.
a \\ x R a
a y \ R a

;; run \\y -> x\\ halted a 2
