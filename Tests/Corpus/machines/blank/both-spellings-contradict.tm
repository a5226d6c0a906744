; Rows for both spellings of the blank are rows for one case.
blank: ∅
a ∅ 1 R a
a _ 2 R a

;; error 4:1 this row contradicts line 3: both are for `a` reading `∅`
