; The rows of a state need not stand together.
a 0 x R b
b 0 y R a
a 1 z R b
b 1 w R a

;; run 0011 -> xyzw halted a 4
;; run 1100 -> zwxy halted a 4
;; run 010 -> xwx halted b 3
