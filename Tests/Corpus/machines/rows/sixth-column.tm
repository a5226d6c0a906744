; A sixth column can only be a breakpoint.
a 0 1 R b c

;; error 2:11 a sixth column can only be `!`, a breakpoint
