; Two to eight tapes are recognised and not there yet.
tapes: 8
q 00000000 11111111 RRRRRRRR q

;; error 2:8 machines with more than one tape are not there yet
