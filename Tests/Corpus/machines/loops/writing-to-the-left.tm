; A trail to the left is a loop that drifts, too.
a _ x L b
b _ y L c
c _ z L a

;; run "" -> "" loops a 3
