; What a row for any state leads to is reached.
a 0 1 R a
* 1 0 R b
b 0 x R b

;; run 010 -> 10x halted b 3
