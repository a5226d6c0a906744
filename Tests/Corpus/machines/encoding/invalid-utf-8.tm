; Bytes that are no text are an error where they stand.
a ÿ 1 R a

;; error 2:3 this file is not UTF-8 text: byte 0xFF
