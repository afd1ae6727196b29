# Was einem Vorteil den Gewinn verwehrt.

draw-opposite-bishops = Die Läufer auf { SQUARES($bishops) } sind ungleichfarbig: Der { $behind ->
    [white] weiße
   *[black] schwarze
} hält die { $leader ->
    [white] weißen
   *[black] schwarzen
} Bauern auf Feldern auf, die der andere nie angreifen kann.
draw-locked = Die Bauern sind verkeilt ({ SQUARES($pawns) }), und { SIDE($leader) } kommt kaum durch.
draw-no-way-in = { SIDE($leader) } kommt nicht durch: Die Bauern sind verkeilt ({ SQUARES($pawns) }), und auch bestes Spiel bringt nichts voran.
draw-no-headway = { SIDE($leader) } kommt nicht voran: Nach { $moves } und noch lange danach ist alles, wie es war.
draw-king-holds = { UNITS($king, whose: "yes") } hält gegen { UNITS($pawns, case: "acc") }: Er kommt davor oder behauptet die Opposition.
draw-corner = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] kann
   *[other] können
} sich nur in der Ecke umwandeln, und { UNITS($king, whose: "yes") } ist von dort nicht zu vertreiben.
draw-wrong-bishop = { SIDE($leader) } hat den falschen Läufer: Er beherrscht das Umwandlungsfeld { UNITS($pawns, case: "gen") } nicht, und { UNITS($king, whose: "yes") } ist von dort nicht zu vertreiben.
draw-queen-held = Die { $behind ->
    [white] weißen
   *[black] schwarzen
} Figuren halten { UNITS($queen, whose: "yes", case: "acc") } und ihre Bauern in Schach.
draw-pawnless = { SIDE($leader) } hat keinen Bauern mehr, mit dem sich gewinnen ließe; { UNITS($king, whose: "yes") } kann sich gegen Figuren allein halten.
draw-pawns-left = { SIDE($leader) } hat nur noch { MATERIAL($material, case: "acc") } zum Gewinnen ({ SQUARES($pawns) }); fällt { COUNT($pawns) ->
    [one] er
   *[other] der letzte
}, ist es remis.
draw-front = Alle Bauern stehen dicht beieinander, von der { $first }- bis zur { $last }-Linie: { UNITS($king, whose: "yes", capital: "yes") } ist nie weit von ihnen.
draw-ending = { $kind ->
    [rook] Turmendspiele
    [queen] Damenendspiele
    [bishop] Läuferendspiele
   *[knight] Springerendspiele
} sind schwer zu gewinnen: { SIDE($behind) } hat mit dem König auf { SQUARES($king) } gute Chancen, sich zu halten.
draw-finding = { $finding }.
draw-lone-minor = { UNITS($piece, whose: "yes") } allein kann nicht mattsetzen.
