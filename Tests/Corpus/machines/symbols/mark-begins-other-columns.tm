; No column can begin with a mark: not the first, the third, or the fifth.
́a 0 1 R a
a 0 ́ R a
a 0 1 R ́a

;; error 2:1 a column cannot begin with a mark
;; error 3:5 a column cannot begin with a mark
;; error 4:9 a column cannot begin with a mark
