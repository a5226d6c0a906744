; There are no characters past U+10FFFF.
a 0 ô€€ R a

;; error 2:5 this file is not UTF-8 text: byte 0xF4
