; Every further one is reported.
name: x
name: y
a 0 1 R a
name: z

;; error 3:1 a file has only one `name:`
;; error 5:1 a file has only one `name:`
