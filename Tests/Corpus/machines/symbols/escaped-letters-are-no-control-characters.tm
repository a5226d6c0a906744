; \n and \t are the letters n and t.
a \n x R a
a t y R a

;; run n\nt\t -> xxyy halted a 4
