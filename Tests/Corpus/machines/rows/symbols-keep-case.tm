; a and A are two symbols.
q a A R q
q A a R q

;; run aAa -> AaA halted q 3
