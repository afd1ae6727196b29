# Quién tiene más de qué.

material-ahead = { SIDE($side) } tienen { MATERIAL($more) } de más.
material-ahead-wing = { SIDE($side) } tienen { MATERIAL($more) } de más, { NUMBER_WORD($ours) } contra { NUMBER_WORD($theirs) } { $wing ->
    [queenside] en el flanco de dama
    [centre] en el centro
   *[kingside] en el flanco de rey
}.
material-for = { SIDE($side) } tienen { MATERIAL($more) } por { MATERIAL($less) }, y eso es más.
material-worth = { SIDE($side) } tienen { MATERIAL($more) } por { MATERIAL($less) } { SIDE($enemy, case: "de") }, y { $why ->
    [wings] con peones en ambos flancos
    [open] en un tablero abierto
    [locked] con los peones bloqueados
   *[none] aquí
} eso vale más.
material-against = { SIDE($side) } tienen { MATERIAL($more) } contra { MATERIAL($less) } { SIDE($enemy, case: "de") }.
material-minors = { SIDE($side) } tienen { MATERIAL($pawns) } de más, con { MATERIAL($ours) } contra { MATERIAL($theirs) }.
bishop-pair = { SIDE($side) } tienen la pareja de alfiles ({ SQUARES($bishops) }): juntos dominan las casillas de ambos colores.
