; Four columns without a move: the place is that of the next state.
a 0 1 b

;; error 2:7 a row has five columns, this one has four
