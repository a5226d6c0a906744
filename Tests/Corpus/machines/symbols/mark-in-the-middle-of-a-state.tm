; A state name may hold marks behind its first character.
q̂ 0 1 R q̂

;; run 0 -> 1 halted q̂ 1
