; A machine is nondeterministic or not.
nondeterministic: maybe
q 0 0 R q

;; error 2:19 expected `yes` or `no`
