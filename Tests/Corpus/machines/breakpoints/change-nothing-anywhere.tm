; Breakpoints on every row leave output, verdict and steps as they are.
accept: c
* 0 1 R * !
a 2 * S b !
b * _ L c !
a 3 3 L a ! ; on the way back

;; run 002 -> 11 accepted c 4
;; run 0 -> 1 stuck a 1
