; An invisible character would make two states of one name.
a 0 1 R a⁠

;; error 2:10 the invisible character U+2060
