; Three columns: what is missing is expected behind them.
a 0 1

;; error 2:6 a row has five columns, this one has three
