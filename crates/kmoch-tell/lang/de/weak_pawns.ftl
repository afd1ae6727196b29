# Bauernschwächen: was sie schwach macht und wer daraus Nutzen zieht.

weak-doubled-isolated = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] ist ein isolierter Doppelbauer: Kein Bauer kann ihn je decken.
   *[other] sind isolierte Doppelbauern: Kein Bauer kann sie je decken, und gegenseitig decken können sie sich auch nicht.
}

weak-treble = { UNITS($pawns, whose: "yes") } stehen auf einer Linie: Zwei von ihnen sind nur im Weg.

weak-isolated = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] ist isoliert: Kein Bauer kann ihn je decken.
   *[other] sind isoliert: Kein Bauer kann sie je decken.
}
weak-isolated-front = { UNITS($pawns, whose: "yes") } ist isoliert: Kein Bauer kann ihn oder das Feld { SQUARES($front) } davor je decken.
weak-isolated-watched = { UNITS($pawns, whose: "yes") } ist isoliert: Kein Bauer kann ihn je decken, und { $bearing }.

hanging-strong = { UNITS($pawns, whose: "yes") } sind hängende Bauern, und zwar starke: Nebeneinander beherrschen sie { SQUARES($squares) }, und beide können vorrücken.
hanging-weak = { UNITS($pawns, whose: "yes") } sind hängende Bauern: Kein Bauer neben ihnen kann sie je decken, und beide Linien stehen { SIDE($enemy) } offen.
hanging-watched = { UNITS($pawns, whose: "yes") } sind hängende Bauern: Kein Bauer neben ihnen kann sie je decken, und { UNITS($unit, whose: "yes") } nimmt { SQUARES($pawn) } schon aufs Korn.

weak-doubled = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] ist ein Doppelbauer: Der Bauer vor ihm steht ihm im Weg.
   *[other] sind Doppelbauern: Sie können sich nicht gegenseitig decken, und der vordere steht dem hinteren im Weg.
}

weak-backward = { UNITS($pawns, whose: "yes") } sind rückständig: { $enemy ->
    [white] Weiße
   *[black] Schwarze
} Bauern beherrschen die Felder vor ihnen, und kein eigener Bauer kann sie dort stützen.
weak-backward-front = { UNITS($pawns, whose: "yes") } ist rückständig: { $enemy ->
    [white] Weiße
   *[black] Schwarze
} Bauern beherrschen { SQUARES($front) }, und kein eigener Bauer kann ihn dort stützen.
weak-backward-watched = { UNITS($pawns, whose: "yes") } ist rückständig: { $enemy ->
    [white] Weiße
   *[black] Schwarze
} Bauern beherrschen { SQUARES($front) }, kein eigener Bauer kann ihn stützen, und { $bearing }.

weak-other = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] ist schwach: Er muss von Figuren gedeckt werden.
   *[other] sind schwach: Sie müssen von Figuren gedeckt werden.
}

# Wer auf einen schwachen Bauern drückt.
weak-stopped = { UNITS($unit, whose: "yes") } hält ihn auf
weak-looked-at = { UNITS($unit, whose: "yes") } nimmt ihn schon aufs Korn

# Die zweite Art von Schwäche, in wenigen Worten.
weak-too = Auch { UNITS($pawns) } { COUNT($pawns) ->
    [one] ist { $kind ->
        [doubled-isolated] ein isolierter Doppelbauer
        [treble] auf einer Linie verdoppelt
        [isolated] isoliert
        [doubled] ein Doppelbauer
        [backward] rückständig
       *[other] schwach
    }
   *[other] { $kind ->
        [doubled-isolated] sind isolierte Doppelbauern
        [treble] stehen auf einer Linie
        [isolated] sind isoliert
        [doubled] sind Doppelbauern
        [backward] sind rückständig
       *[other] sind schwach
    }
}.
