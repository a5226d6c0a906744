; Numbers are whole and not negative.
a 0 1 R a
runs: 0 steps -1
runs: 0 steps 1.5
after: 0 steps x -> 1
runs: 0 steps 1 cells few
limit: -5

;; error 3:15 expected a number
;; error 4:15 expected a number
;; error 5:16 expected a number
;; error 6:23 expected a number
;; error 7:8 expected a number
