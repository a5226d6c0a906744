; If the file lists final states, halting names are ordinary.
accept: yes
0 a b R halt
halt a c R yes

;; run aa -> bc accepted yes 2
;; run a -> b stuck halt 1
