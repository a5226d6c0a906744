; There is one breakpoint, of one exclamation mark.
a 0 1 R a !!
a 1 0 R a ! !
a 2 0 R a !x

;; error 2:11 a sixth column can only be `!`
;; error 3:11 a row has five columns, this one has seven
;; error 4:11 a sixth column can only be `!`
