; An escaped semicolon is a symbol and begins no comment.
a \; x R a ; but this does
a x \; R a

;; run ;x -> x; halted a 2
