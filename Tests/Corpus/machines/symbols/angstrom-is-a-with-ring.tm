; Three spellings of a letter with a ring are one symbol.
a Å x R a

;; run ÅÅÅ -> xxx halted a 3
