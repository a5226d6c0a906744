; Directives that list no final states leave the halting names.
name: x
about: y
start: 1
1 a b R halt-accept
1 c c R 1

;; run a -> b accepted halt-accept 1
;; run c -> c halted 1 1
