; Yes or no is expected.
nondeterministic:
q 0 0 R q

;; error 2:18 expected `yes` or `no`
