; Accepts palindromes, words that read the same from both ends, such as abba.
;
; A word is a palindrome if its first and last letters agree and what lies between them is a
; palindrome too. The machine does just that: erase the first letter, remember it in the state,
; compare it with the last, erase that, and begin again with the shorter word.
;   Invariant, in state first: the input is a palindrome exactly if the word still on the tape is.
; A word without letters is a palindrome. So is one letter alone: its last letter is then already
; erased when the machine gets there, and it finds a blank.
; The head never needs a cell left of the input, so half a tape is enough (tape: one-way).

name:   palindrome
about:  Accepts the words of a's and b's that read the same backwards.
start:  first
accept: yes
reject: no
tape:   one-way
input:  abba

; state     read  write  move  next
  first     a     _      R     a-to-end  ; erase the first letter, remember an a
  first     b     _      R     b-to-end  ; erase the first letter, remember a b
  first     _     _      S     yes       ; no letters left: every pair agreed
  a-to-end  a     a      R     a-to-end  ; to the end, with the a in mind
  a-to-end  b     b      R     a-to-end  ; whatever lies between
  a-to-end  _     _      L     a-last    ; the last letter is on the left
  a-last    a     _      L     rewind    ; it agrees: erase it
  a-last    b     b      S     no        ; it does not
  a-last    _     _      S     yes       ; there is none: the a was the middle letter
  b-to-end  a     a      R     b-to-end  ; to the end, with the b in mind
  b-to-end  b     b      R     b-to-end  ; whatever lies between
  b-to-end  _     _      L     b-last    ; the last letter is on the left
  b-last    b     _      L     rewind    ; it agrees: erase it
  b-last    a     a      S     no        ; it does not
  b-last    _     _      S     yes       ; there is none: the b was the middle letter
  rewind    a     a      L     rewind    ; back to the front
  rewind    b     b      L     rewind    ; over what is left
  rewind    _     _      R     first     ; where the first letter used to be

; Try:
;   tm run palindrome "abba"   prints an empty line, accepted
;   tm run palindrome "abb"    prints bb, rejected
;   tm run palindrome "aabaa"  prints an empty line, accepted
;   tm run palindrome "abca"   prints bca, stuck in a-to-end

; Exercise: accept only the palindromes of even length. Two rows change their mind about where to
; go. Check that abba and the empty word are still accepted, and that a, aba and ab are not.

accepts: "" a b aa bb aba bab abba abbabba
rejects: ab ba abb aab abab ababb
rejects: c acca abca                  ; stuck: not a word of a's and b's
runs:    "" steps 1 cells 1
runs:    abba steps 15 cells 5 -> ""  ; two pairs
runs:    abb steps 5 -> bb            ; the first pair fails
