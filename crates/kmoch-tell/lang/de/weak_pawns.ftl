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
hanging-watched = { UNITS($pawns, whose: "yes") } sind hängende Bauern: Kein Bauer neben ihnen kann sie je decken, und { UNITS($unit, whose: "yes") } greift { SQUARES($pawn) } schon an.

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

weak-apart = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] hat den Anschluss an seine Nachbarn verloren: Keiner steht nahe genug, um ihn zu decken.
   *[other] haben den Anschluss an ihre Nachbarn verloren: Keiner steht nahe genug, um sie zu decken.
}
weak-other = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] ist schwach: Er muss von Figuren gedeckt werden.
   *[other] sind schwach: Sie müssen von Figuren gedeckt werden.
}

# Wer auf einen schwachen Bauern drückt.
weak-stopped = { UNITS($unit, whose: "yes") } hält ihn auf
weak-looked-at = { UNITS($unit, whose: "yes") } greift ihn schon an

# Die zweite Art von Schwäche, in wenigen Worten.
weak-too = Außerdem { COUNT($pawns) ->
    [one] ist { UNITS($pawns) } { $kind ->
        [doubled-isolated] ein isolierter Doppelbauer
        [treble] auf seiner Linie verdoppelt
        [isolated] isoliert
        [doubled] ein Doppelbauer
        [backward] rückständig
        [apart] ohne Anschluss
       *[other] schwach
    }
   *[other] { $kind ->
        [treble] stehen { UNITS($pawns) } auf einer Linie
       *[other] sind { UNITS($pawns) } { $kind ->
            [doubled-isolated] isolierte Doppelbauern
            [isolated] isoliert
            [doubled] Doppelbauern
            [backward] rückständig
            [apart] ohne Anschluss
           *[other] schwach
        }
    }
}.

# Der isolierte Damenbauer.
isolani = { UNITS($pawns, whose: "yes") } ist ein Isolani, ein isolierter Damenbauer: Kein Bauer kann ihn oder das Feld vor ihm je decken.
isolani-watched = { UNITS($pawns, whose: "yes") } ist ein Isolani, ein isolierter Damenbauer: Kein Bauer kann ihn je decken, und { $bearing }.
