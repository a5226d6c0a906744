; Without a state 0 the first row's state is the start in any file.
accept: y
b a x R a
a a z R y

;; run aa -> xz accepted y 2
