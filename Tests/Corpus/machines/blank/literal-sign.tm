; The sign with a backslash is a symbol of its own, and is shown so.
blank: ∅
halt: b
a \∅ x R a
a 0 \∅ R a
a ∅ y R b

;; run \∅ -> xy halted b 2
;; run 0 -> \∅y halted b 2
;; run 0\∅0 -> \∅x\∅y halted b 4
;; run _ -> y halted b 1
