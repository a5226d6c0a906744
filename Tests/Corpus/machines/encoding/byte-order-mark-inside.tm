; A byte-order mark inside a file is an invisible character.
a 0 1 R a
﻿a 1 0 R a

;; error 3:1 the invisible character U+FEFF
