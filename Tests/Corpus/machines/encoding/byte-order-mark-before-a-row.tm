; Columns count behind the mark.
a 0 1 a

;; error 2:7 a row has five columns
