; Names like accept mean nothing by themselves.
0 a a R accept
accept _ _ S halt

;; run a -> a halted halt 2
