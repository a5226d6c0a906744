; Without a state 0 the start is the state of the first row.
q a x R p
p a y R halt

;; run aa -> xy halted halt 2
