; A misspelt final state is found from both sides.
accept: done
0 a a R doen

;; warning 2:9 no row leads to the accept state `done`
;; warning 3:9 state `doen` is used but has no rows and is not final
;; run a -> a stuck doen 1
