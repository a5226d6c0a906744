; Two steps forward and one back: what is read again was written in the same round.
a _ 1 R b
b _ 2 L c
c 1 3 R d
d 2 4 R a

;; run "" -> "" loops a 4
