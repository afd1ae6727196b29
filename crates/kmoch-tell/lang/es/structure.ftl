# Qué peones se sostienen mejor.

structure = los peones { $side ->
    [white] blancos
   *[black] negros
} están mejor: { ALSO($reasons) }.

structure-islands = los { $enemy ->
    [white] blancos
   *[black] negros
} forman { NUMBER_WORD($theirs, form: "feminine") } { $theirs ->
    [one] isla
   *[other] islas
} contra { NUMBER_WORD($ours, form: "feminine") }
structure-guarded = { SQUARES($squares) } { COUNT($squares) ->
    [one] está defendido por un peón
   *[other] están defendidos por peones
}
structure-abreast = { SQUARES($squares) } están uno al lado del otro
structure-forward = { SQUARES($squares) } { COUNT($squares) ->
    [one] está muy avanzado
   *[other] están muy avanzados
}
structure-strung-out = los { $enemy ->
    [white] blancos
   *[black] negros
} están dispersos de { SQUARES($from) } a { SQUARES($to) }
structure-centre = { SIDE($side) } tienen { $number ->
    [one] un peón
   *[other] { NUMBER_WORD($number) } peones
} en el centro ({ SQUARES($squares) }) contra { NUMBER_WORD($theirs) }
structure-holes = los { $enemy ->
    [white] blancos
   *[black] negros
} dejan agujeros en { SQUARES($squares) }
structure-held = { SQUARES($guards) } { COUNT($guards) ->
    [one] controla { SQUARES($stop) } y frena
   *[other] controlan { SQUARES($stop) } y frenan
} { UNITS($pawn, whose: "yes", case: "a") }
