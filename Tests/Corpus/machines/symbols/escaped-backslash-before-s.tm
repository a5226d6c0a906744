; An escaped backslash escapes nothing more.
a \\ x R a
a s y R a
a \s z R a

;; run \\s -> xy halted a 2
;; run \\\s -> xz halted a 2
