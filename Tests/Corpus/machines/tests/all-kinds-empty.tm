; Every kind of test needs a word.
a 0 1 R a
accepts:
rejects:
loops:
runs:
after:

;; error 3:9 something is missing behind `accepts:`
;; error 4:9 something is missing behind `rejects:`
;; error 5:7 something is missing behind `loops:`
;; error 6:6 something is missing behind `runs:`
;; error 7:7 something is missing behind `after:`
