﻿a 0 1 R a
; Only one byte-order mark is no part of the text.

;; error 1:1 the invisible character U+FEFF
