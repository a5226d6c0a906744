; Nondeterminism is recognised and not there yet.
nondeterministic: yes
q 0 0 R q
q 0 1 R q

;; error 2:19 nondeterministic machines are not there yet
