# Lo que impide ganar a quien tiene ventaja.

draw-opposite-bishops = los alfiles de { SQUARES($bishops) } son de distinto color: el { $behind ->
    [white] blanco
   *[black] negro
} frena los peones { $leader ->
    [white] blancos
   *[black] negros
} en casillas que el otro nunca podrá disputar.
draw-locked = los peones están bloqueados ({ SQUARES($pawns) }), y apenas hay paso para { SIDE($leader) }.
draw-no-way-in = { SIDE($leader) } no tienen por dónde entrar: los peones están bloqueados ({ SQUARES($pawns) }), y el mejor juego no adelanta nada.
draw-no-headway = { SIDE($leader) } no consiguen avanzar: tras { $moves }, y mucho después, todo sigue como estaba.
draw-king-holds = { UNITS($king, whose: "yes") } resiste contra { UNITS($pawns) }: se pone delante o mantiene la oposición.
draw-corner = { UNITS($pawns, whose: "yes") } solo { COUNT($pawns) ->
    [one] puede
   *[other] pueden
} coronar en el rincón, y { UNITS($king, whose: "yes") } no puede ser expulsado de allí.
draw-wrong-bishop = el alfil { SIDE($leader, case: "de") } es del color equivocado: no controla la casilla de coronación { UNITS($pawns, case: "de") }, y { UNITS($king, whose: "yes") } no puede ser expulsado de allí.
draw-queen-held = las piezas { SIDE($behind, form: "adjective") } contienen a { UNITS($queen, whose: "yes") } y a sus peones.
draw-pawnless = a { SIDE($leader) } no les queda ningún peón con el que ganar; { UNITS($king, whose: "yes") } puede resistir contra las piezas solas.
draw-pawns-left = a { SIDE($leader) } solo les { COUNT($pawns) ->
    [one] queda
   *[other] quedan
} { MATERIAL($material) } para ganar ({ SQUARES($pawns) }); si cae { COUNT($pawns) ->
    [one] ese peón
   *[other] el último
}, son tablas.
draw-front = todos los peones están juntos, de la columna { $first } a la { $last }: { UNITS($king, whose: "yes") } nunca está lejos de ellos.
draw-ending = los finales de { $kind ->
    [rook] torres
    [queen] damas
    [bishop] alfiles
   *[knight] caballos
} son difíciles de ganar: { SIDE($behind) }, con el rey en { SQUARES($king) }, tienen buenas posibilidades de resistir.
draw-finding = { $finding }.
draw-lone-minor = { UNITS($piece, whose: "yes") } no puede dar mate por sí solo.
