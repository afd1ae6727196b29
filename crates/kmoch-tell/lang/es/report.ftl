# La página sobre una partida.

report-start = Inicio
report-game = La partida
report-end = El final
report-unnamed = un jugador sin nombre
report-met = { $white } llevó las blancas contra { $black }.
report-met-at = { $white } llevó las blancas contra { $black } ({ $event }).
report-met-on = { $white } llevó las blancas contra { $black } ({ $event }, { $date }).
report-opening = La apertura: { $name }.
report-won = { SIDE($side) } ganaron en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
report-drawn = Tablas tras { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
report-unfinished = Dura { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} y no tiene resultado.
report-no-faults = { SIDE($side) } no cometieron ningún error que muestre la valoración.
report-faults = { SIDE($side) } cometieron { LIST($faults) }.
report-faults-of-kind = { $fault ->
    [blunder] { $number ->
        [one] un error grave
       *[other] { $number } errores graves
    }
    [mistake] { $number ->
        [one] un error
       *[other] { $number } errores
    }
   *[inaccuracy] { $number ->
        [one] una imprecisión
       *[other] { $number } imprecisiones
    }
}
report-fault = { $move } es { $fault ->
    [blunder] un error grave
    [mistake] un error
   *[inaccuracy] una imprecisión
}.
report-turns = { $move } cambia el rumbo de la partida.
report-chances-go = Las posibilidades de ganar { SIDE($side, case: "de") } { $goes ->
    [fall] bajan
   *[rise] suben
} del { $from } al { $to } por ciento.
report-breaks-rule = Incumple una regla de las fuentes: { $rule }.
report-better = Mejor era { $line } ({ $score }).
report-mates = { SIDE($side) } dan mate.
report-final-mate = La posición final: { $score }.
report-final = En la posición final, { $verdict } ({ $score }).
report-decided = { $move } decidió la partida.
report-decided-by = { $move } decidió la partida ({ $theme }).
report-decided-idea = { $move } decidió la partida: { $idea }.

report-moves = Jugadas { $first } a { $last }: { $phase ->
    [opening] la apertura
    [middlegame] el medio juego
   *[endgame] el final
}
report-nothing-much = Hasta la jugada { $move } no pasa gran cosa.
report-stays-level = La partida sigue igualada.
report-gains-ground = { SIDE($side) } ganan terreno poco a poco: de { $from } a { $to }.
report-up-and-down = Las posibilidades suben y bajan, y al final { $verdict }.
report-winning = { SIDE($side) } están ganando todo el tiempo ({ $score }).
report-since = { $verdict } { $since ->
    [start] desde el principio
   *[along] todo el tiempo
} ({ $score }).

report-curves = Curvas
report-course = El curso de la partida
report-story = El relato
report-tables = Tablas de datos
report-board = Tablero
report-moves-label = Jugadas
report-first = Primera posición
report-back = Una jugada atrás
report-on = Una jugada adelante
report-last = Última posición
report-line = Jugadas de la partida
report-after = Tras { $move }
report-position-after = Posición tras { $move }
report-chances = Posibilidades de ganar de las blancas
report-wins = Ganan { SIDE($side) }

report-how = Cómo jugaron
report-side = Bando
report-player = Jugador
report-inaccuracies = Imprecisiones
report-mistakes = Errores
report-blunders = Errores graves
report-lost-a-move = Posibilidades perdidas por jugada
report-ledger = El recuento por capítulos, blancas menos negras, en peones
report-chapter = Capítulo
report-total = Total a primera vista
report-move-by-move = Jugada a jugada
report-move = Jugada
report-score = Valoración
report-chance = Posibilidades
report-lost = Perdido
report-changed = Lo que más cambió
