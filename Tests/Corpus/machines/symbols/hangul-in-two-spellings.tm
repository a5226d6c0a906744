; A Hangul syllable is one symbol, whole or spelled in parts.
a 가 x R a

;; run 가 -> x halted a 1
;; run 가 -> x halted a 1
;; run 가가 -> xx halted a 2
