; Blank lines, lines of blanks and a comment at the very end change nothing.

   	 
a 0 1 R a

	
a 1 0 R a;

;; run 0110 -> 1001 halted a 4
