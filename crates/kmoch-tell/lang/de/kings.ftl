# Könige: welcher sicherer steht, welcher mehr leistet.

king-less-safe = { UNITS($king, whose: "yes") } steht unsicherer als der { $safer ->
    [white] weiße
   *[black] schwarze
} auf { SQUARES($other) }, denn { ALSO($reasons) }.
king-safer = { UNITS($king, whose: "yes") } steht sicherer, denn { $reason }.

king-attacked = { UNITS($attackers, whose: "yes") } { COUNT($attackers) ->
    [one] richtet
   *[other] richten
} sich gegen ihn
king-checks = { SIDE($side) } hat ungefährdete Schachs auf { SQUARES($squares) }
king-bare = kein eigener Bauer steht vor ihm
king-one-pawn = nur der Bauer auf { SQUARES($pawns) } schützt ihn noch
king-two-pawns = nur { SQUARES($pawns) } schützen ihn noch
king-open-file = die { $file }-Linie vor ihm ist offen
king-covered = die Bauern auf { SQUARES($pawns) } stehen vor ihm
king-holes = kein Bauer deckt { SQUARES($squares) } in seiner Nähe
king-storm = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] rückt
   *[other] rücken
} gegen ihn vor
king-drawn-out = er ist herausgetrieben worden
king-middle = er steht noch in der Mitte
king-lined-up = { UNITS($units, whose: "yes") } { COUNT($units) ->
    [one] zielt
   *[other] zielen
} auf seine Stellung
king-back-rank = kein Turm deckt seine Grundreihe

king-active-edge = { UNITS($king, whose: "yes") } steht in der Mitte, der { $enemy ->
    [white] weiße
   *[black] schwarze
} abseits am Rand auf { SQUARES($other) }.
king-active-middle = { UNITS($king, whose: "yes") } steht in der Brettmitte, der { $enemy ->
    [white] weiße
   *[black] schwarze
} auf { SQUARES($other) } nicht.
king-active-further = { UNITS($king, whose: "yes") } ist weiter vorgedrungen als der { $enemy ->
    [white] weiße
   *[black] schwarze
} auf { SQUARES($other) } und leistet mehr.
king-active-nearer = { UNITS($king, whose: "yes") } ist näher am Zentrum als der { $enemy ->
    [white] weiße
   *[black] schwarze
} auf { SQUARES($other) }.
king-cut-off = { UNITS($rook, whose: "yes") } schneidet { UNITS($king, whose: "yes", case: "acc") } ab.
