; With a star row every symbol is read.
accept: b
a * * R a
a _ _ S b
accepts: 0 2 x

;; run 02x -> 02x accepted b 4
