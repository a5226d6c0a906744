; Comments are text, too.
a 0 1 R a ; naïve

;; error 2:15 this file is not UTF-8 text: byte 0xEF
