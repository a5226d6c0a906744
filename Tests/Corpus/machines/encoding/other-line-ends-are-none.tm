; Line separator, next line and form feed end no line: they are invisible characters.
a 0   R a
a 1  R a
a 2 1 R a
a 3 1 a

;; error 2:5 the invisible character U+2028
;; error 3:5 the invisible character U+0085
;; error 4:10 the invisible character U+000C
;; error 5:7 a row has five columns, this one has four
