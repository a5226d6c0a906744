; A character that breaks off is an error where it begins.
a 0 â‚ R a

;; error 2:5 this file is not UTF-8 text: byte 0xE2
