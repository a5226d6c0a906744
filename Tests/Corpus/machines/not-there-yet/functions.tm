; m-functions are recognised and not there yet.
function: find(C,x)
use: library.tm
q 0 0 R q

;; error 2:1 `function:` is not there yet
;; error 3:1 `use:` is not there yet
