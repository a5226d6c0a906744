; Every directive needs a blank behind its colon.
start:a
accept:a
blank:0
a 0 1 R a

;; error 2:1 a row has five columns, this one has one
;; error 3:1 a row has five columns, this one has one
;; error 4:1 a row has five columns, this one has one
