; The machine stops on entering a final state, whatever stands under the head.
accept: y
0 1 1 R 0
0 0 0 S y
y 0 x R y

;; warning 5:1 `y` is an accept state
;; run 1100 -> 1100 accepted y 3
