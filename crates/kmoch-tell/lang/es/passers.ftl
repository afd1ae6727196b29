# Peones pasados, los que pueden llegar a serlo, y lo que los frena.

passers = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] es un peón { $kind ->
        [outside] pasado alejado
        [protected] pasado protegido
       *[plain] pasado
    }
   *[other] son peones pasados{ $connected ->
        [yes] { " " }y ligados
       *[no] { "" }
    }
}{ $extra ->
    [yes] , y { SIDE($side) } tienen { MATERIAL($more) } de más
   *[no] { "" }
}
passers-many = { SIDE($side) } tienen { NUMBER_WORD($number) } peones pasados, con { SQUARES($pawns) } a la cabeza{ passers-extra }
passers-extra = { $extra ->
    [yes] , y { MATERIAL($more) } de más
   *[no] { "" }
}
passers-burden = { UNITS($pawns, whose: "yes", form: "passed") } { COUNT($pawns) ->
    [one] es
   *[other] son
} más una carga que una ayuda
passers-only = { $head }.
passer-stopped = Por ahora { UNITS($units, whose: "yes") } { $number ->
    [one] lo frena
   *[other] frena el peón de { SQUARES($pawn) }
}.
passers-close = { $head }: la coronación está cerca.
passers-because = { $head }: { ALSO($facts) }.

# Del más avanzado de tantos peones pasados.
passer-own-king = su propio rey en { SQUARES($king) } { $number ->
    [one] lo acompaña
   *[other] acompaña al más avanzado
}
passer-king-far = { UNITS($king, whose: "yes") } está lejos{ $number ->
    [one] { "" }
   *[other] { " " }de { SQUARES($pawn) }
}
passer-free = nada { $number ->
    [one] le cierra el paso
   *[other] cierra el paso al más avanzado
}
passer-runs = { UNITS($king, whose: "yes") } no puede { $number ->
    [one] alcanzarlo
   *[other] alcanzar al más avanzado
}
passer-rook = la torre de { SQUARES($rook) } está detrás { $number ->
    [one] de él
   *[other] de uno de ellos
}
passer-king-near = { UNITS($king, whose: "yes") } está cerca{ $number ->
    [one] { "" }
   *[other] { " " }del más avanzado
}
passer-held = { UNITS($units, whose: "yes") } { $number ->
    [one] le { passer-close-verb }
   *[other] { passer-close-verb } al más avanzado
}
passer-close-verb = { COUNT($units) ->
    [one] cierra el paso
   *[other] cierran el paso
}
passer-enemy-rook = { UNITS($rook, whose: "yes") } está detrás { $number ->
    [one] de él
   *[other] de uno de ellos
}
passer-alone = ningún peón puede { $number ->
    [one] defenderlo
   *[other] defenderlos
}

majority = { UNITS($pawns, whose: "yes") } están en mayoría { $wing ->
    [queenside] en el flanco de dama
    [centre] en el centro
   *[kingside] en el flanco de rey
} frente a los { SIDE($enemy, case: "de") } y pueden crear un peón pasado.
majority-too = { SIDE($enemy) } tienen a cambio la mayoría { $wing ->
    [queenside] en el flanco de dama
    [centre] en el centro
   *[kingside] en el flanco de rey
}.
majority-crippled = { SIDE($enemy) } tienen la mayoría { $wing ->
    [queenside] en el flanco de dama
   *[kingside] en el flanco de rey
}, pero lisiada por los peones doblados { SQUARES($squares) }.
majority-one = { UNITS($pawns, whose: "yes") } puede llegar a ser un peón pasado.
majority-none = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] no puede por sí solo convertirse en peón pasado
   *[other] no pueden por sí solos crear un peón pasado
}.

blockade = { UNITS($unit, whose: "yes") } { $how ->
    [stops] bloquea
   *[waits] espera
} { $passed ->
    [yes] { UNITS($pawn, whose: "yes", case: "a", form: "passed") }
   *[no] { UNITS($pawn, whose: "yes", case: "a") }
}{ $why ->
    [minor] : una pieza menor es el mejor bloqueador
    [king] { " " }y además lo ataca
   *[none] { "" }
}.
blockade-other = { UNITS($unit) } frena el peón de { SQUARES($pawn) }.
