; An undefined state is reported once, where it is first used.
a 0 1 R bb
a 1 1 R bb
a 2 1 R cc
a 3 1 R a

;; warning 2:9 state `bb` is used but has no rows and is not final
;; warning 4:9 state `cc` is used but has no rows and is not final
;; run 30 -> 11 halted bb 2
