; Behind the first column a directive's word is a name.
a 0 1 R name:

;; warning 2:9 state `name:` is used but has no rows and is not final
;; run 0 -> 1 halted name: 1
