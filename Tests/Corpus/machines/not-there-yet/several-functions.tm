; Each function and each file is named.
function: find(C,x)
use: library.tm
function: find(C,B,x)
use: other.tm
q 0 0 R q

;; error 2:1 `function:` is not there yet
;; error 3:1 `use:` is not there yet
;; error 4:1 `function:` is not there yet
;; error 5:1 `use:` is not there yet
