# Peones débiles: qué los hace débiles y quién lo aprovecha.

weak-doubled-isolated = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] está doblado y aislado: ningún peón podrá defenderlo nunca.
   *[other] están doblados y aislados: ningún peón podrá defenderlos nunca, y tampoco se defienden entre sí.
}

weak-treble = { UNITS($pawns, whose: "yes") } están en una misma columna: dos de ellos solo estorban.

weak-isolated = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] está aislado: ningún peón podrá defenderlo nunca.
   *[other] están aislados: ningún peón podrá defenderlos nunca.
}
weak-isolated-front = { UNITS($pawns, whose: "yes") } está aislado: ningún peón podrá defenderlo nunca, ni tampoco la casilla que tiene delante, { SQUARES($front) }.
weak-isolated-watched = { UNITS($pawns, whose: "yes") } está aislado: ningún peón podrá defenderlo nunca, y { $bearing }.

hanging-strong = { UNITS($pawns, whose: "yes") } son peones colgantes, y fuertes: uno junto a otro dominan { SQUARES($squares) }, y cualquiera puede avanzar.
hanging-weak = { UNITS($pawns, whose: "yes") } son peones colgantes: ningún peón vecino podrá defenderlos nunca, y las dos columnas están abiertas para { SIDE($enemy) }.
hanging-watched = { UNITS($pawns, whose: "yes") } son peones colgantes: ningún peón vecino podrá defenderlos nunca, y { UNITS($unit, whose: "yes") } ya apunta a { SQUARES($pawn) }.

weak-doubled = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] está doblado: el peón de delante le cierra el paso.
   *[other] están doblados: no pueden defenderse entre sí, y el de delante frena al de atrás.
}

weak-backward = { UNITS($pawns, whose: "yes") } están retrasados: los peones { $enemy ->
    [white] blancos
   *[black] negros
} controlan las casillas que tienen delante, y ningún peón propio puede apoyarlos allí.
weak-backward-front = { UNITS($pawns, whose: "yes") } está retrasado: los peones { $enemy ->
    [white] blancos
   *[black] negros
} controlan { SQUARES($front) }, y ningún peón propio puede apoyarlo allí.
weak-backward-watched = { UNITS($pawns, whose: "yes") } está retrasado: los peones { $enemy ->
    [white] blancos
   *[black] negros
} controlan { SQUARES($front) }, ningún peón propio puede apoyarlo, y { $bearing }.

weak-apart = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] ha perdido el contacto con sus vecinos: ninguno está lo bastante cerca para defenderlo.
   *[other] han perdido el contacto con sus vecinos: ninguno está lo bastante cerca para defenderlos.
}
weak-other = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] es débil: tienen que defenderlo las piezas.
   *[other] son débiles: tienen que defenderlos las piezas.
}

# Quién presiona a un peón débil.
weak-stopped = { UNITS($unit, whose: "yes") } lo frena
weak-looked-at = { UNITS($unit, whose: "yes") } ya apunta contra él

# La segunda clase de debilidad, en pocas palabras.
weak-too = además, { UNITS($pawns) } { COUNT($pawns) ->
    [one] { $kind ->
        [doubled-isolated] está doblado y aislado
        [treble] está triplicado
        [isolated] está aislado
        [doubled] está doblado
        [backward] está retrasado
        [apart] está descolgado
       *[other] es débil
    }
   *[other] { $kind ->
        [doubled-isolated] están doblados y aislados
        [treble] están en una misma columna
        [isolated] están aislados
        [doubled] están doblados
        [backward] están retrasados
        [apart] están descolgados
       *[other] son débiles
    }
}.

# El peón de dama aislado.
isolani = { UNITS($pawns, whose: "yes") } es un peón de dama aislado: ningún peón podrá defenderlo nunca, ni la casilla que tiene delante.
isolani-watched = { UNITS($pawns, whose: "yes") } es un peón de dama aislado: ningún peón podrá defenderlo nunca, y { $bearing }.
