; Mistakes in tests are reported with those in rows.
a 0 1 a
test: 0
a 1 1 Q a
runs: 0 steps

;; error 2:7 a row has five columns, this one has four
;; error 3:8 this is not how a `test:` line is written
;; error 4:7 `Q` is not a move
;; error 5:14 expected a number behind `steps`
