; More than one tape is recognised and not there yet.
tapes: 2
q 0_ 00 RS q

;; error 2:8 machines with more than one tape are not there yet
