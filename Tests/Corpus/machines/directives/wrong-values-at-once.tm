; All wrong values of a file are reported, with the errors of its rows.
otherwise: maybe
tape: round
head: left
blank: __
a 0 1 R a
a 1 1 a
start: a b
limit: soon

;; error 2:12 expected `stuck`, `reject` or `halt`
;; error 3:7 expected `two-way` or `one-way`
;; error 4:7 expected the position of the head
;; error 5:8 the blank is shown as one character
;; error 7:7 a row has five columns, this one has four
;; error 8:8 expected one state
;; error 9:8 expected a number
