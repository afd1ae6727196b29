# Läufer, ihre eigenen Bauern und die Farben der Felder.

bishop-shut-in = { UNITS($bishop, whose: "yes") } ist eingesperrt: Er hat { $free ->
    [0] kein sicheres Feld mehr
   *[other] nur ein sicheres Feld
}.

bishop-bad = { UNITS($bishop, whose: "yes") } ist schlecht: Auf seiner Farbe { $listed ->
    [all] { COUNT($pawns) ->
        [one] steht der eigene Bauer { SQUARES($pawns) }
       *[other] stehen die eigenen Bauern { SQUARES($pawns) }
    }
   *[some] stehen { NUMBER_WORD($number) } eigene Bauern, darunter { SQUARES($pawns) }
}{ $free ->
    [0] , und er kann nicht ziehen
    [1] , und er hat nur ein Feld
    [2] , und er hat nur zwei Felder
    [3] , und er hat nur drei Felder
   *[other] { "" }
}.

bishop-long-diagonal = { UNITS($bishop, whose: "yes") } bestreicht die lange Diagonale durch das Zentrum.

bishop-worse = { UNITS($bishop, whose: "yes") } leidet unter den eigenen Bauern: Auf seiner Farbe stehen { $listed ->
    [all] { SQUARES($pawns) }
   *[some] { NUMBER_WORD($number) }, darunter { SQUARES($pawns) }
}.

colours = Die { $enemy ->
    [white] weißen
   *[black] schwarzen
} Figuren vernachlässigen die { $colour ->
    [light] weißen
   *[dark] schwarzen
} Felder: Sie beherrschen { $fewer } davon und { $more } der anderen Farbe. { SQUARES($squares) } gehören { SIDE($side) }.
