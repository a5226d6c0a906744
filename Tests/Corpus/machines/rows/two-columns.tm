; Two columns: the rest is expected behind them.
a 0 ; no more
b 1

;; error 2:4 a row has five columns, this one has two
;; error 3:4 a row has five columns, this one has two
