; A letter in an old encoding is no UTF-8.
a 0 é R a

;; error 2:5 this file is not UTF-8 text: byte 0xE9
