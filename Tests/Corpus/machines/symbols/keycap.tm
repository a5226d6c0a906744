; A digit on a key is another symbol than the digit.
a 1️⃣ x R a
a 1 y R a

;; run 1️⃣1 -> xy halted a 2
