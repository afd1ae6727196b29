# Freibauern, Bauern, die es werden können, und was sie aufhält.

passers = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] ist { $kind ->
        [outside] ein entfernter Freibauer
        [protected] ein gedeckter Freibauer
       *[plain] ein Freibauer
    }
   *[other] sind { $connected ->
        [yes] verbundene Freibauern
       *[no] Freibauern
    }
}{ $extra ->
    [yes] , und { SIDE($side) } hat { MATERIAL($more, case: "acc") } mehr
   *[no] { "" }
}
passers-many = { SIDE($side) } hat { NUMBER_WORD($number) } Freibauern, vorneweg { SQUARES($pawns) }{ passers-extra }
passers-extra = { $extra ->
    [yes] , und damit { MATERIAL($more, case: "acc") } mehr
   *[no] { "" }
}
passers-burden = { UNITS($pawns, whose: "yes", form: "passed") } { COUNT($pawns) ->
    [one] ist
   *[other] sind
} eher eine Last als eine Hilfe
passers-only = { $head }.
passer-stopped = Noch hält { UNITS($units, whose: "yes") } { $number ->
    [one] ihn
   *[other] { SQUARES($pawn) }
} auf.
passers-close = { $head }: Die Umwandlung ist nicht mehr weit.
passers-because = { $head }: { ALSO($facts, capital: "yes") }.

# Vom vordersten von so vielen Freibauern.
passer-own-king = der eigene König auf { SQUARES($king) } begleitet { passer-it }
passer-king-far = { UNITS($king, whose: "yes") } ist weit { $number ->
    [one] weg
   *[other] von { SQUARES($pawn) } entfernt
}
passer-free = nichts steht { $number ->
    [one] ihm
   *[other] dem vordersten
} im Weg
passer-runs = { UNITS($king, whose: "yes") } holt { passer-it } nicht mehr ein
passer-rook = der Turm auf { SQUARES($rook) } steht hinter { $number ->
    [one] ihm
   *[other] einem von ihnen
}
passer-king-near = { UNITS($king, whose: "yes") } ist { $number ->
    [one] ihm
   *[other] dem vordersten
} nahe
passer-held = { UNITS($units, whose: "yes") } { COUNT($units) ->
    [one] steht
   *[other] stehen
} { $number ->
    [one] ihm
   *[other] dem vordersten
} im Weg
passer-enemy-rook = { UNITS($rook, whose: "yes") } steht hinter { $number ->
    [one] ihm
   *[other] einem von ihnen
}
passer-alone = kein Bauer kann { $number ->
    [one] ihn
   *[other] sie
} decken
passer-it = { $number ->
    [one] ihn
   *[other] den vordersten
}

majority = { UNITS($pawns, whose: "yes") } sind { $wing ->
    [queenside] am Damenflügel
    [centre] im Zentrum
   *[kingside] am Königsflügel
} gegen { SIDE($enemy) } in der Überzahl und können einen Freibauern bilden.
majority-too = { SIDE($enemy) } hat dafür die Mehrheit { $wing ->
    [queenside] am Damenflügel
    [centre] im Zentrum
   *[kingside] am Königsflügel
}.
majority-crippled = { SIDE($enemy) } hat die Mehrheit { $wing ->
    [queenside] am Damenflügel
   *[kingside] am Königsflügel
}, doch die Doppelbauern { SQUARES($squares) } entwerten sie.
majority-one = { UNITS($pawns, whose: "yes") } kann ein Freibauer werden.
majority-none = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] kann von sich aus kein Freibauer werden
   *[other] können von sich aus keinen Freibauern bilden
}.

blockade = { UNITS($unit, whose: "yes") } { $how ->
    [stops] blockiert
   *[waits] erwartet
} { $passed ->
    [yes] { UNITS($pawn, whose: "yes", case: "acc", form: "passed") }
   *[no] { UNITS($pawn, whose: "yes", case: "acc") }
}{ $why ->
    [minor] : Eine Leichtfigur ist der beste Blockeur
    [king] { " " }und greift ihn zugleich an
   *[none] { "" }
}.
blockade-other = { UNITS($unit) } hält { SQUARES($pawn) } auf.
