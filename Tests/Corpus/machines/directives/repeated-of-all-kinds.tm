; What has one value stands once.
start: a
start: a
otherwise: halt
otherwise: halt
tape: two-way
tape: two-way
head: 0
head: 0
blank: _
blank: _
input: 0
input: 0
limit: 1
limit: 1
tapes: 1
tapes: 1
nondeterministic: no
nondeterministic: no
a 0 1 R a

;; error 3:1 a file has only one `start:`
;; error 5:1 a file has only one `otherwise:`
;; error 7:1 a file has only one `tape:`
;; error 9:1 a file has only one `head:`
;; error 11:1 a file has only one `blank:`
;; error 13:1 a file has only one `input:`
;; error 15:1 a file has only one `limit:`
;; error 17:1 a file has only one `tapes:`
;; error 19:1 a file has only one `nondeterministic:`
