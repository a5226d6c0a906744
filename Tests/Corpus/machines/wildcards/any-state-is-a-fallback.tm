; Rows for any state apply only where the state has no matching row.
a 0 z R a
* 0 y R *
* 1 x R *

;; run 01 -> zx halted a 2
