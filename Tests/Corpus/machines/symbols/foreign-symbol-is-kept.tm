; A symbol that no row names is matched by a star and kept.
a * * R a
a z z R b
halt: b

;; run qé😀z -> qé😀z halted b 4
