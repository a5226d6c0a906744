; The default may be said.
blank: _
halt: b
a _ x R b

;; run "" -> x halted b 1
