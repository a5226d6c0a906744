; The star cannot be the blank.
blank: *
a 0 0 R a

;; error 2:8 the blank cannot be shown as `*`
