; Arrows, words, signs and other letters are no moves.
a 0 1 right a
a 1 1 stay a
a 2 1 - a
a 3 1 . a
a 4 1 ← a
a 5 1 → a
a 6 1 < a
a 7 1 n a

;; error 2:7 `right` is not a move
;; error 3:7 `stay` is not a move
;; error 4:7 `-` is not a move
;; error 5:7 `.` is not a move
;; error 6:7 `←` is not a move
;; error 7:7 `→` is not a move
;; error 8:7 `<` is not a move
;; error 9:7 `n` is not a move
