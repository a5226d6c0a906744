; A comment may hold any text:   ​ ‮  ﻿   a 0 x R a
a 0 1 R a ;́ 

;; run 0 -> 1 halted a 1
