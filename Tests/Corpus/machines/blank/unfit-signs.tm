; A backslash cannot be the sign, for it has a meaning.
blank: \
a 0 0 R a

;; error 2:8 the blank cannot be shown as `\`
