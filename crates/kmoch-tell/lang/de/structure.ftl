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
structure-forward = { SQUARES($squares) } { COUNT($squares) ->
    [one] steht
   *[other] stehen
} weit vorn
structure-strung-out = die { $enemy ->
    [white] weißen
   *[black] schwarzen
} Bauern sind von { SQUARES($from) } bis { SQUARES($to) } auseinandergezogen
structure-centre = { SIDE($side) } hat im Zentrum { $number ->
    [one] einen Bauern
   *[other] { NUMBER_WORD($number) } Bauern
} ({ SQUARES($squares) }) gegen { NUMBER_WORD($theirs, form: "masculine") }
structure-holes = die { $enemy ->
    [white] weißen
   *[black] schwarzen
} Bauern lassen Löcher auf { SQUARES($squares) }
structure-held = { SQUARES($guards) } { COUNT($guards) ->
    [one] beherrscht { SQUARES($stop) } und hält
   *[other] beherrschen { SQUARES($stop) } und halten
} { UNITS($pawn, whose: "yes", case: "acc") } zurück
