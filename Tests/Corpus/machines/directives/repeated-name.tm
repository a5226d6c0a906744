; A name stands once.
name: x
name: y
a 0 1 R a

;; error 3:1 a file has only one `name:`
