; A value that is missing is an error behind the colon.
start:
otherwise:
tape:
head:
blank:
limit:
a 0 1 R a

;; error 2:7 expected one state
;; error 3:11 expected `stuck`, `reject` or `halt`
;; error 4:6 expected `two-way` or `one-way`
;; error 5:6 expected the position of the head
;; error 6:7 the blank is shown as one character
;; error 7:7 expected a number
