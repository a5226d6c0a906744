; Behind cells stands a number.
a 0 1 R a
runs: 0 steps 1 cells

;; error 3:22 expected a number behind `cells`
