; A row for any state does not say where to start.
* b b R *
q a x R halt

;; run a -> x halted halt 1
