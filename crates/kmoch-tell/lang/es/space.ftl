# Quién tiene más espacio.

space-takes = { SIDE($side) } tienen más espacio: { UNITS($pawns) } { COUNT($pawns) ->
    [one] quita
   *[other] quitan
} { SQUARES($squares) } a las piezas { SIDE($enemy, form: "adjective") }.
space-forward = { SIDE($side) } tienen más espacio: { UNITS($pawns) } { COUNT($pawns) ->
    [one] está
   *[other] están
} más adelante que los peones { $enemy ->
    [white] blancos
   *[black] negros
}.
space-left = { SIDE($side) } tienen más espacio: ningún peón { $enemy ->
    [white] blanco
   *[black] negro
} controla { SQUARES($squares) }.
space-behind = { SIDE($side) } tienen más espacio detrás de los peones: { SQUARES($squares) } son casillas seguras para las piezas.
