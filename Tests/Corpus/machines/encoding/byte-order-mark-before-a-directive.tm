start: b
; A byte-order mark does not hide the directive behind it.
a 0 x R b
b 0 y R a

;; run 00 -> yx halted b 2
