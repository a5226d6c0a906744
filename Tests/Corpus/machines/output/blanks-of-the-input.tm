; Blanks round the input are cut, those inside are kept.
a x x R a

;; run _0_ -> 0 halted a 0
;; run __0__0__ -> 0__0 halted a 0
;; run ___ -> "" halted a 0
