; The place is that of the state.
   a	0	1	R	bb

;; warning 2:12 state `bb` is used but has no rows and is not final
;; run 0 -> 1 halted bb 1
