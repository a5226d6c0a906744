; The words of tests have escapes, and a comment may stand behind them.
accept: b
a \; x R a
a \_ x R a
a \\ x R a
a _ _ S b
test: \;\_\\ -> xxx ; three symbols
accepts: \; \_ \\ "" ; four words
runs: \; steps 2 -> x ; y

;; run ;\_\\ -> xxx accepted b 4
