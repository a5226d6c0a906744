; State names may be in any script.
état 0 1 R 状態
状態 0 x R état

;; run 00 -> 1x halted état 2
;; run 0 -> 1 halted 状態 1
