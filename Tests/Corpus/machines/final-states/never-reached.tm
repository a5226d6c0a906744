; A final state that no row leads to is a warning.
accept: doen
0 a a R 0
0 b b R done
done a a R 0

;; warning 2:9 no row leads to the accept state `doen`
;; run a -> a stuck 0 1
