; A continuation byte does not stand alone.
a 0 € R a

;; error 2:5 this file is not UTF-8 text: byte 0x80
