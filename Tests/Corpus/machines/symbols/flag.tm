; A flag is one symbol, though it has two scalars.
a 🇩🇪 x R a
a 🇫🇷 y R a

;; run 🇩🇪🇫🇷🇩🇪 -> xyx halted a 3
