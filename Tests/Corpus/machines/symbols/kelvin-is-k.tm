; A sign that is canonically equivalent to an ASCII letter is that letter.
a K x R a
a m K R a

;; run KK -> xx halted a 2
;; run K -> x halted a 1
;; run K -> x halted a 1
;; run m -> K halted a 1
