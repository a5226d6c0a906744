; Characters that only look alike are different symbols.
a 1 x R a
a １ y R a
a ² z R a
a 2 w R a

;; run 1１²2 -> xyzw halted a 4
