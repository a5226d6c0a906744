; A hand with a skin tone is one symbol, another than the hand.
a 👍 x R a
a 👍🏽 y R a

;; run 👍👍🏽👍 -> xyx halted a 3
