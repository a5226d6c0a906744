; start: stands once.
start: a
start: b
a x x R b
b x x R a

;; error 3:1 a file has only one `start:`
