; Places count characters, not bytes: a family of emoji is one.
é 👨‍👩‍👧 01 R é

;; error 2:5 a symbol is one character, `01` is 2
