; A comment may stand behind any directive.
name: x ; y
start: b;c
accept: c ; a b
otherwise: reject;x
tape: two-way ; not one-way
head: 0 ; 1
tapes: 1 ; 2
nondeterministic: no ; yes
blank: _ ; ∅
input: 0 ; 1
limit: 10 ; 20
a 0 x R c
b 0 y R a

;; run 00 -> yx accepted c 2
;; run 1 -> 1 rejected b 0
