# Alfiles, sus propios peones y los colores de las casillas.

bishop-shut-in = { UNITS($bishop, whose: "yes") } está encerrado: { $free ->
    [0] no tiene ninguna casilla segura
   *[other] solo tiene una casilla segura
}.

bishop-bad = { UNITS($bishop, whose: "yes") } es malo: { $listed ->
    [all] { COUNT($pawns) ->
        [one] su propio peón de { SQUARES($pawns) } está
       *[other] sus propios peones de { SQUARES($pawns) } están
    }
   *[some] { NUMBER_WORD($number) } de sus propios peones, entre ellos { SQUARES($pawns) }, están
} en casillas de su color{ $free ->
    [0] , y no puede moverse
    [1] , y solo tiene una casilla
    [2] , y solo tiene dos casillas
    [3] , y solo tiene tres casillas
   *[other] { "" }
}.

bishop-long-diagonal = { UNITS($bishop, whose: "yes") } barre la gran diagonal a través del centro.

bishop-worse = { UNITS($bishop, whose: "yes") } sufre por sus propios peones: { $listed ->
    [all] { SQUARES($pawns) }
   *[some] { NUMBER_WORD($number) }, entre ellos { SQUARES($pawns) },
} están en casillas de su color.

colours = las piezas { SIDE($enemy, form: "adjective") } descuidan las casillas { $colour ->
    [light] blancas
   *[dark] negras
}: controlan { $fewer } de ellas y { $more } del otro color. { SQUARES($squares) } pertenecen { SIDE($side, case: "a") }.
