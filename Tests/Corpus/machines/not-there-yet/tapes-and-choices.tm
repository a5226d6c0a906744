; What is not there yet is all named at once.
tapes: 3
nondeterministic: yes
q 000 000 RRR q

;; error 2:8 machines with more than one tape are not there yet
;; error 3:19 nondeterministic machines are not there yet
