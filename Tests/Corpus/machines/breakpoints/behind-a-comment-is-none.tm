; A comment may touch the breakpoint, and one in a comment is none.
a 0 1 R a !;x
a 1 0 R a ; !

;; run 01 -> 10 halted a 2
