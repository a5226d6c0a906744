; Directives are written in small letters.
NAME: x
Accept: a
a 0 1 R a

;; error 2:1 `NAME:` is not a directive
;; error 3:1 `Accept:` is not a directive
