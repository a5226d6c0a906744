; An escape takes a whole character along, marks included.
a \é x R a

;; run é -> x halted a 1
;; run \é\é -> xx halted a 2
