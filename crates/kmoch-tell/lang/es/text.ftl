# El relato en la página: títulos, veredictos, lo que queda tras las razones.

to-move = juegan { SIDE($side) }{ $check ->
    [yes] , en jaque
   *[no] { "" }
}
kind-of-position = { $stage ->
    [middlegame] medio juego
   *[endgame] final
} { $kind ->
    [open] abierto
    [semi-open] semiabierto
    [semi-closed] semicerrado
   *[closed] cerrado
}
piece-material = piezas por valor de { $pawns } peones
profile = Perfil { $name }
reasons-of = razones { SIDE($side, case: "de") }

for-side = A favor { SIDE($side, case: "de") }
best-play = Mejor juego: { $moves }
smaller-things = Detalles menores
everything-else = Todo lo demás
only-best-play = Lo que solo muestra el mejor juego
having-the-move = Turno de juego
having-the-move-is-worth = el turno de juego vale { $amount }
smaller-things-come-to = los detalles menores suman { $amount }
worth-knowing = Conviene saber
rules-broken = Reglas de las fuentes que se incumplen
rules-broken-by-move = Reglas de las fuentes que incumple la jugada

what-if = Con { unit-definite } en { SQUARES($to) }: { $amount }.
unit-definite = { $role ->
    [pawn] el peón
    [knight] el caballo
    [bishop] el alfil
    [rook] la torre
    [queen] la dama
   *[king] el rey
}

# Veredictos.
better = { SIDE($side) } están { $how ->
    [a-little] un poco mejor
    [plainly] mejor
    [clearly] claramente mejor
   *[far] mucho mejor
}
level = la posición está igualada
mates-in = { SIDE($side) } dan mate en { $moves ->
    [1] una jugada
   *[other] { NUMBER_WORD($moves) } jugadas
}
counted = { $verdict }: { $amount }
over-checkmate = Jaque mate: { SIDE($side) } han ganado.
over-stalemate = Ahogado: { SIDE($side) } no pueden mover y la partida es tablas.
over-material = Ningún bando puede ya dar mate: la partida es tablas.
over-moves = En 75 jugadas no se ha capturado nada ni se ha movido un peón: la partida es tablas.

# Conviene saber.
fact-islands = { SIDE($side) } tienen { NUMBER_WORD($more, form: "feminine") } islas de peones contra { NUMBER_WORD($fewer, form: "feminine") }
fact-minority = { SIDE($side) } llevan un ataque de minorías: { UNITS($pawn) } va contra { SQUARES($target) } y, se cambie lo que se cambie, quedará un peón débil
fact-closed = El centro está cerrado: los peones se bloquean en las cuatro columnas centrales
fact-half-closed = El centro está semicerrado: los peones se bloquean en dos o tres de sus columnas
fact-pin = { UNITS($pinned, whose: "yes") } está { ROLE($pinned) ->
    [queen] clavada
    [rook] clavada
   *[masculine] clavado
} por { UNITS($by, whose: "yes") }: detrás está { UNITS($behind) }

# Lo que hace una jugada.
plays-gains = { SIDE($side) } juegan { $move }: { SIDE($side) } ganan { $amount }, sin contar el turno de juego
plays-loses = { SIDE($side) } juegan { $move }: { SIDE($side) } pierden { $amount }, sin contar el turno de juego
plays-keeps = { SIDE($side) } juegan { $move }: el recuento queda como estaba, sin contar el turno de juego
about-the-move = Sobre la jugada en sí, fuera del recuento

# Lo que cambia entre dos posiciones.
no-longer = Esto ya no es así: { $what }
less-than-before = Esto cuenta menos que antes: { $what }
only-beside = Solo tras { $best }: { $what }
more-beside = Más aún tras { $best }: { $what }

# Las razones en detalle.
reason-opened = { $number }. { $title }, a favor { SIDE($side, case: "de") }: { $amount }
more-findings = y { $number } más { SIDE($side, case: "de") }
source-section = Fuente: sección { $section } de la especificación.
finding-and-amount = { $finding }: { $amount }
opened-clause = { $name } ({ $key })

# Lo que vale cada pieza.
units-heading = Lo que vale cada pieza y cada peón, desde el lado de las blancas, y de qué se compone
units-rest = Lo que no es de ninguna pieza: turno de juego, peso de la ventaja, casillas
total = Total
side-name = { SIDE($side, form: "adjective") }
unit-name = { $role ->
    [pawn] peón
    [knight] caballo
    [bishop] alfil
    [rook] torre
    [queen] dama
   *[king] rey
}

# Hallazgos sueltos.
keeps-rule = { SIDE($side) } cumplen la regla
breaks-rule = { SIDE($side) } incumplen la regla
nothing-found = { SIDE($side, form: "adjective") }: nada de eso
findings = { SIDE($side, form: "adjective") }: { $number ->
    [one] 1 hallazgo
   *[other] { $number } hallazgos
}, { $amount }
hint-compare = Compara dos jugadas: { $command }
hint-move = Trata de una jugada: { $command }
listed-clause = { $name } ({ $key }), { SIDE($side, form: "adjective") } { $amount }

# Tablas.
difference = Dif.
measures = Medidas
measure-islands = Islas de peones
measure-dispersion = Dispersión D
measure-distortion = Distorsión
measure-distortion-front = Distorsión desde el frente
measure-disharmony = Desarmonía de las piezas
measure-one-sidedness = Unilateralidad de las piezas
measure-colour-share = Parte del color más controlado
measure-shelter-share = Lo mismo junto al propio rey
measure-distance = Casillas hasta el rey enemigo
percent = { $number } %
so-many-times = { $number } veces
beyond-measure = sin medida

# Para escuchar.
spoken-plus = más { $amount }
spoken-minus = menos { $amount }
spoken-nothing = 0
plain-to-move = Juegan { SIDE($side) }. El recuento es de { $amount } peones.
plain-pieces = { SIDE($side, form: "adjective") }: { ROW($pieces) }.
plain-piece = { UNITS($units, article: "none", form: "bare") }
plain-by-file = Peones por columnas:
plain-file = Columna { $file }: { LIST($pawns) }.
plain-file-empty = Columna { $file }: sin peones.
plain-file-side = { SIDE($side, form: "adjective") } { SQUARES($squares) }
plain-reason = A favor { SIDE($side, case: "de") }, { $title }, { $amount }: { $sentence }
plain-what-if = Con { unit-definite } en { SQUARES($to) }: { $amount }.
plain-smaller = { $what }: { $amount }.
plain-move = Turno de juego: { $amount }.
plain-fact = Conviene saber: { $fact }.
plain-rule = Se incumple una regla de las fuentes: { $rule }.

evidence = { $games ->
    [engine] Partidas de motores
   *[masters] Partidas de maestros
}: { ROW($parts) }
evidence-never = allí nunca cambia nada
evidence-rare = demasiado raro para medirlo
evidence-fitted = ajustado, { $fitted } centésimas de media
evidence-value = { $sign ->
    [confirmed] confirmado
    [reversed] desmentido
   *[undecided] indeciso
}; las fuentes dicen { $source } centésimas, el ajuste { $value } (de { $low } a { $high })
evidence-share = en { $share } de las posiciones
evidence-beside = junto a Complement { $value } (de { $low } a { $high })
evidence-left-out = sin ella, el error cambia en { $loss } cienmilésimas
