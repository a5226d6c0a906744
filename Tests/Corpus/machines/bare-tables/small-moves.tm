; Moves in small letters and the star, as Morphett's simulator writes them.
0 0 1 r 0
0 1 0 r 0
0 _ _ l 1
1 0 0 l 1
1 1 1 l 1
1 _ _ r 2
2 * * * halt

;; run 01 -> 10 halted halt 7
;; run "" -> "" halted halt 3
