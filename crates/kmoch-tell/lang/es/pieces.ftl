# Piezas: lo libres que están, qué columnas tienen, cómo colaboran.

active = las piezas { SIDE($side, form: "adjective") } son más activas: { LIST($praise) }.
active-while = las piezas { SIDE($side, form: "adjective") } son más activas: { LIST($praise) }, mientras que { LIST($blame) }.
active-only-blame = { LIST($blame) }.
active-beside = { UNITS($piece, whose: "yes") } tiene más casillas que { UNITS($other, whose: "yes") }: { NUMBER_WORD($ours, form: "feminine") } contra { NUMBER_WORD($theirs, form: "feminine") }.

pieces-named = { $whose ->
    [yes] { UNITS($pieces, whose: "yes") }
    [while] { UNITS($pieces, whose: "yes") }
   *[no] { UNITS($pieces) }
}
pieces-stand = { COUNT($pieces) ->
    [one] está
   *[other] están
}
pieces-have = { COUNT($pieces) ->
    [one] tiene
   *[other] tienen
}
pieces-forward = { pieces-named } { COUNT($pieces) ->
    [one] ha avanzado
   *[other] han avanzado
} mucho
pieces-free = { pieces-named } { pieces-have } { NUMBER_WORD($number, form: "feminine") } { $number ->
    [one] casilla
   *[other] casillas
}{ pieces-each }
pieces-each = { COUNT($pieces) ->
    [one] { "" }
   *[other] { " " }cada { ROLE($pieces) ->
        [queen] una
        [rook] una
       *[masculine] uno
    }
}
pieces-centre = { pieces-named } { pieces-stand } en el centro
pieces-open = { pieces-named } { pieces-have } líneas abiertas
pieces-well = { pieces-named } { pieces-stand } bien { COUNT($pieces) ->
    [one] { ROLE($pieces) ->
        [queen] situada
        [rook] situada
       *[masculine] situado
    }
   *[other] { ROLE($pieces) ->
        [queen] situadas
        [rook] situadas
       *[masculine] situados
    }
}
pieces-stuck = { pieces-named } no { pieces-have } adónde ir
pieces-asleep = { pieces-named } aún no { COUNT($pieces) ->
    [one] ha entrado
   *[other] han entrado
} en juego
pieces-idle = { pieces-named } no { pieces-stand } en juego
pieces-cramped = { pieces-named } solo { pieces-have } { NUMBER_WORD($number, form: "feminine") } { $number ->
    [one] casilla
   *[other] casillas
}{ pieces-each }
pieces-edge = { pieces-named } { pieces-stand } en el borde
pieces-behind-pawn = { pieces-named } { COUNT($pieces) ->
    [one] está detrás de su propio peón
   *[other] están detrás de sus propios peones
}
pieces-little = { pieces-named } { COUNT($pieces) ->
    [one] hace
   *[other] hacen
} poco allí

files = { ALSO($phrases) }.
file-held = { UNITS($rooks, whose: "yes") } { $contested ->
    [yes] { COUNT($rooks) ->
        [one] está
       *[other] están
    } en
   *[no] { COUNT($rooks) ->
        [one] domina
       *[other] dominan
    }
} la columna { $kind ->
    [open] abierta
   *[half-open] semiabierta
} { $file }
file-too = { UNITS($rooks) } tiene la columna { $file }
seventh-too = está en la séptima fila, { $doing }
seventh = { $whose ->
    [yes] { UNITS($rooks, whose: "yes") }
   *[no] { UNITS($rooks) }
} está en la séptima fila, { $doing }
seventh-attacking = atacando { SQUARES($squares) }
seventh-king = encerrando al rey en { SQUARES($king) }

harmony = { UNITS($pieces, whose: "yes") } colaboran bien.
harmony-meet = { UNITS($pieces, whose: "yes") } colaboran bien y confluyen en { SQUARES($squares) }.
