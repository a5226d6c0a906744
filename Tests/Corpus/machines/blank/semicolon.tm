; A semicolon begins a comment here as well.
blank: ;
a 0 0 R a

;; error 2:8 the blank is shown as one character
