; There is one start state.
start: a b
a x x R b
b x x R a

;; error 2:8 expected one state
