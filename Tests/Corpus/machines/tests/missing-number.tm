; Steps are counted.
a 0 1 R a
runs: 0 steps

;; error 3:14 expected a number behind `steps`
