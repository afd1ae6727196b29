# Wessen Bauern besser zusammenhalten.

structure = Die { $side ->
    [white] weiße
   *[black] schwarze
} Bauernstellung ist besser, denn { ALSO($reasons) }.

structure-islands = { SIDE($enemy) } hat { NUMBER_WORD($theirs, form: "feminine") } { $theirs ->
    [one] Bauerninsel
   *[other] Bauerninseln
} gegen { NUMBER_WORD($ours, form: "feminine") }
structure-guarded = { SQUARES($squares) } { COUNT($squares) ->
    [one] ist von einem Bauern gedeckt
   *[other] sind von Bauern gedeckt
}
structure-abreast = { SQUARES($squares) } stehen Seite an Seite
structure-strung-out = die { $enemy ->
    [white] weißen
   *[black] schwarzen
} Bauern sind von { SQUARES($from) } bis { SQUARES($to) } auseinandergezogen
structure-centre = { SQUARES($squares) } { COUNT($squares) ->
    [one] zählt
   *[other] zählen
} im Zentrum mehr
structure-holes = die { $enemy ->
    [white] weißen
   *[black] schwarzen
} Bauern lassen Löcher auf { SQUARES($squares) }
