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
structure-strung-out = los { $enemy ->
    [white] blancos
   *[black] negros
} están dispersos de { SQUARES($from) } a { SQUARES($to) }
structure-centre = { SQUARES($squares) } { COUNT($squares) ->
    [one] vale
   *[other] valen
} más en el centro
structure-holes = los { $enemy ->
    [white] blancos
   *[black] negros
} dejan agujeros en { SQUARES($squares) }
