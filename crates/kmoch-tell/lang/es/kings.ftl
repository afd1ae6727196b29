# Reyes: cuál está más seguro, cuál hace más.

king-less-safe = { UNITS($king, whose: "yes") } está menos seguro que el { $safer ->
    [white] blanco
   *[black] negro
} en { SQUARES($other) }: { ALSO($reasons) }.
king-safer = { UNITS($king, whose: "yes") } es el más seguro: { $reason }.

king-attacked = { UNITS($attackers, whose: "yes") } { COUNT($attackers) ->
    [one] apunta
   *[other] apuntan
} contra él
king-checks = { SIDE($side) } tienen jaques seguros en { SQUARES($squares) }
king-bare = ningún peón propio lo cubre
king-one-pawn = solo lo cubre ya el peón de { SQUARES($pawns) }
king-two-pawns = solo lo cubren ya los peones de { SQUARES($pawns) }
king-open-file = la columna { $file } está abierta ante él
king-covered = los peones de { SQUARES($pawns) } lo cubren
king-holes = ningún peón defiende { SQUARES($squares) } cerca de él
king-storm = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] avanza
   *[other] avanzan
} contra él
king-drawn-out = lo han sacado de su refugio
king-middle = sigue en el centro
king-lined-up = { UNITS($units, whose: "yes") } { COUNT($units) ->
    [one] apunta
   *[other] apuntan
} hacia su posición
king-back-rank = ninguna torre defiende su última fila

king-active-edge = { UNITS($king, whose: "yes") } está en el centro; el { $enemy ->
    [white] blanco
   *[black] negro
}, en el borde, en { SQUARES($other) }, está fuera de juego.
king-active-middle = { UNITS($king, whose: "yes") } está en el centro del tablero; el { $enemy ->
    [white] blanco
   *[black] negro
}, en { SQUARES($other) }, no.
king-active-further = { UNITS($king, whose: "yes") } ha avanzado más que el { $enemy ->
    [white] blanco
   *[black] negro
} en { SQUARES($other) } y hace más.
king-active-nearer = { UNITS($king, whose: "yes") } está más cerca del centro que el { $enemy ->
    [white] blanco
   *[black] negro
} en { SQUARES($other) }.
king-cut-off = { UNITS($rook, whose: "yes") } corta el paso { UNITS($king, whose: "yes", case: "a") }.
