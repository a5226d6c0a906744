; Accepts some a's followed by as many b's: the empty word, ab, aabb, aaabbb and so on.
;
; No finite automaton can do this, for it would have to count the a's, and a fixed number of states
; counts only so far. A Turing machine need not count: it can go back. It erases one a at the front
; and one b at the end, again and again.
;   Invariant, in state front: the input is in the language exactly if the word still on the tape is.
; If the letters run out in pairs, the tape ends up empty: accept. If the front is a b, or the end
; is not a b, the word has the wrong shape or the wrong number of something: reject.

name:   a^n b^n
about:  Accepts the words made of some a's followed by equally many b's.
start:  front
accept: yes
reject: no
input:  aabb

; state   read  write  move  next
  front   a     _      R     to-end  ; erase an a; a b at the other end must follow
  front   b     b      S     no      ; a b with no a before it
  front   _     _      S     yes     ; nothing left: all went in pairs
  to-end  a     a      R     to-end  ; over the other a's
  to-end  b     b      R     to-end  ; and the b's
  to-end  _     _      L     end     ; the last letter is on the left
  end     b     _      L     rewind  ; erase the b: a pair is gone
  end     a     a      S     no      ; an a has come after the b's, or there were no b's
  end     _     _      S     no      ; the a was alone
  rewind  a     a      L     rewind  ; back over the a's
  rewind  b     b      L     rewind  ; and the b's
  rewind  _     _      R     front   ; to the front of what is left

; Try:
;   tm run anbn "aabb"  prints an empty line, accepted
;   tm run anbn "aaab"  prints a, rejected
;   tm run anbn "abab"  prints ba, rejected
;   tm run anbn "aacb"  prints acb, stuck in to-end

; Exercise: accept the words with twice as many b's as a's: the empty word, abb, aabbbb. Check that
; these are accepted, and that ab, aabbb, bba and b are not.

accepts: "" ab aabb aaaabbbb
rejects: a b aa bb ba              ; too short to be right
rejects: aab abb abab aabbab abba  ; wrong number or wrong order
rejects: c aacb                    ; stuck: no row knows a c
runs:    "" steps 1 cells 1
runs:    aabb steps 15 cells 5 -> ""
