; An unknown directive is an error with a suggestion.
Start: a
a 0 1 R a

;; error 2:1 `Start:` is not a directive
