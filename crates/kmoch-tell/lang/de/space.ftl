# Wer mehr Raum hat.

space-takes = { SIDE($side) } hat mehr Raum: { UNITS($pawns, capital: "yes") } { COUNT($pawns) ->
    [one] nimmt
   *[other] nehmen
} den { $enemy ->
    [white] weißen
   *[black] schwarzen
} Figuren { SQUARES($squares) }.
space-forward = { SIDE($side) } hat mehr Raum: { UNITS($pawns, capital: "yes") } { COUNT($pawns) ->
    [one] steht
   *[other] stehen
} weiter vorn als die { $enemy ->
    [white] weißen
   *[black] schwarzen
} Bauern.
space-left = { SIDE($side) } hat mehr Raum: Kein { $enemy ->
    [white] weißer
   *[black] schwarzer
} Bauer deckt { SQUARES($squares) }.
space-behind = { SIDE($side) } hat hinter den Bauern mehr Raum: { SQUARES($squares) } sind für die Figuren sicher.
