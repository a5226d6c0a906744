; Places are right in files with both line ends.
a 0 1 R a
a 1 1 a

;; error 3:7 a row has five columns
