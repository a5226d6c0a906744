; Names of final states are as free as others.
accept: q,1 (x)
reject: \*
0 a a R q,1
0 b b R (x)
0 c c R \*

;; run a -> a accepted q,1 1
;; run b -> b accepted (x) 1
;; run c -> c rejected \* 1
