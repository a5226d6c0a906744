; In a bare table too no row for any state leaves a halting state.
* * x R *
0 a a R halt
0 b b R halt-reject

;; run aaa -> aaa halted halt 1
;; run baa -> baa rejected halt-reject 1
