; A text for people has no escapes: a semicolon ends it.
name: a \; start: b
about: 100% \ "quoted" -> [x]
a 0 1 R a

;; run 0 -> 1 halted a 1
