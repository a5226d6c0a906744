; Rows for any state are rows of the start state.
start: a
* x y R *

;; run xx -> yy halted a 2
