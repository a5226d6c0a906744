; Rows for any state alone do not say where to start.
* 0 1 R *

;; error 5:1 no row begins with a state to start in
