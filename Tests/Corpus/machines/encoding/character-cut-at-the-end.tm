; A character cut off at the end of the file is an error.
;; error 4:9 this file is not UTF-8 text: byte 0xF0
a 0 1 R a
a 1 0 R ðŸ˜