; Columns are separated by any number of blanks and tabs, and may be indented.
	 a	0  1		R   a  	

;; run 0 -> 1 halted a 1
