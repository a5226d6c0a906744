; What other tools call a move is suggested.
a 0 1 > b
b 0 1 left b
b 1 1 N b
b 2 2 RR b

;; error 2:7 `>` is not a move
;; error 3:7 `left` is not a move
;; error 4:7 `N` is not a move
;; error 5:7 `RR` is not a move
