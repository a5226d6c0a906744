; A letter that only looks like R is no move, and neither are two letters or a number.
a 0 1 Ｒ a
a 1 1 LR a
a 2 1 1 a
a 3 1 ** a

;; error 2:7 `Ｒ` is not a move
;; error 3:7 `LR` is not a move
;; error 4:7 `1` is not a move
;; error 5:7 `**` is not a move
