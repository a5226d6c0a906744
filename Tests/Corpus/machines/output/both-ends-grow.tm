; The output takes in what was written on either side of the input.
halt: f
a 0 0 L b
b _ x L c
c _ y R d
d x x R e
e 0 0 R e
e _ z R f

;; run 0 -> yx0z halted f 6
;; run 000 -> yx000z halted f 8
