; A variation selector makes another symbol.
a ❤ x R a
a ❤️ y R a

;; run ❤❤️ -> xy halted a 2
