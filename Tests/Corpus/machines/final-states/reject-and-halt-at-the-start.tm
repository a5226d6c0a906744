; A start state that rejects stops at step 0.
start: n
reject: n
n 0 1 R n

;; warning 4:1 `n` is a reject state
;; run 0 -> 0 rejected n 0
;; run "" -> "" rejected n 0
