; Two symbols that would join in the output are kept apart by a backslash, and so in the input.
a d 🇩 R a
a e 🇪 R a
a 🇩 x R a
a 🇪 y R a
a 🇩🇪 z R a

;; run de -> 🇩\🇪 halted a 2
;; run 🇩\🇪 -> xy halted a 2
;; run 🇩🇪 -> z halted a 1
