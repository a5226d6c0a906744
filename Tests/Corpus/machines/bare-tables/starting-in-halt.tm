; A machine that starts in a halting state stops at step 0.
halt a b R halt

;; warning 2:1 `halt` is a halt state
;; run a -> a halted halt 0
