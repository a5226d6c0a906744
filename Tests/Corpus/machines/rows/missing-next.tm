; Four columns that end in a move: the next state is missing.
a 0 1 R ; here

;; error 2:8 a row has five columns, this one has four
