; A row for any state may lead to a final state.
accept: y
a 0 x R b
b 0 z R a
* # # S y

;; run 0# -> x# accepted y 2
;; run 00# -> xz# accepted y 3
;; run # -> # accepted y 1
;; run 0 -> x stuck b 1
