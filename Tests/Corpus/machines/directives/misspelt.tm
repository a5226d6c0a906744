; Every unknown directive is reported.
acept: a
strt: a
rejcts: 0
a 0 1 R a
tset: 0 -> 1

;; error 2:1 `acept:` is not a directive
;; error 3:1 `strt:` is not a directive
;; error 4:1 `rejcts:` is not a directive
;; error 6:1 `tset:` is not a directive
