; A file of comments is no machine.
;; error 2:36 this file has no rows