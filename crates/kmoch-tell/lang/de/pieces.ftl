# Figuren: wie frei sie sind, welche Linien sie haben, wie sie zusammenspielen.

active = Die { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren stehen aktiver: { LIST($praise, capital: "yes") }.
active-while = Die { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren stehen aktiver: { LIST($praise, capital: "yes") }; { LIST($blame) }.
active-only-blame = { LIST($blame) }.
active-beside = { UNITS($piece, whose: "yes") } hat mehr Felder als { UNITS($other, whose: "yes") }: { NUMBER_WORD($ours) } gegen { NUMBER_WORD($theirs) }.

pieces-named = { $whose ->
    [yes] { UNITS($pieces, whose: "yes") }
    [while] { UNITS($pieces, whose: "yes") } dagegen
   *[no] { UNITS($pieces) }
}
pieces-stand = { COUNT($pieces) ->
    [one] steht
   *[other] stehen
}
pieces-have = { COUNT($pieces) ->
    [one] hat
   *[other] haben
}
pieces-forward = { pieces-named } { COUNT($pieces) ->
    [one] ist
   *[other] sind
} weit vorgedrungen
pieces-free = { pieces-named } { pieces-have } { pieces-each }{ NUMBER_WORD($number) } { $number ->
    [one] Feld
   *[other] Felder
}
pieces-each = { COUNT($pieces) ->
    [one] { "" }
   *[other] je{ " " }
}
pieces-centre = { pieces-named } { pieces-stand } im Zentrum
pieces-open = { pieces-named } { pieces-have } offene Linien
pieces-well = { pieces-named } { pieces-stand } gut
pieces-stuck = { pieces-named } { pieces-have } kein Feld
pieces-asleep = { pieces-named } { COUNT($pieces) ->
    [one] ist
   *[other] sind
} noch nicht im Spiel
pieces-idle = { pieces-named } { COUNT($pieces) ->
    [one] ist
   *[other] sind
} nicht im Spiel
pieces-cramped = { pieces-named } { pieces-have } nur { pieces-each }{ NUMBER_WORD($number) } { $number ->
    [one] Feld
   *[other] Felder
}
pieces-edge = { pieces-named } { pieces-stand } am Rand
pieces-behind-pawn = { pieces-named } { pieces-stand } hinter { COUNT($pieces) ->
    [one] dem eigenen Bauern
   *[other] eigenen Bauern
}
pieces-little = { pieces-named } { COUNT($pieces) ->
    [one] bewirkt
   *[other] bewirken
} dort wenig

files = { ALSO($phrases) }.
file-held = { UNITS($rooks, whose: "yes") } { $contested ->
    [yes] { COUNT($rooks) ->
        [one] steht auf
       *[other] stehen auf
    } der
   *[no] { COUNT($rooks) ->
        [one] beherrscht
       *[other] beherrschen
    } die
} { $kind ->
    [open] { $contested ->
        [yes] offenen
       *[no] offene
    }
   *[half-open] { $contested ->
        [yes] halboffenen
       *[no] halboffene
    }
} { $file }-Linie
file-too = { UNITS($rooks) } hat die { $file }-Linie
seventh-too = er steht auf der siebten Reihe und { $doing }
seventh = { $whose ->
    [yes] { UNITS($rooks, whose: "yes") }
   *[no] { UNITS($rooks) }
} steht auf der siebten Reihe und { $doing }
seventh-attacking = greift { SQUARES($squares) } an
seventh-king = sperrt den König auf { SQUARES($king) } ein

harmony = { UNITS($pieces, whose: "yes") } arbeiten gut zusammen.
harmony-meet = { UNITS($pieces, whose: "yes") } arbeiten gut zusammen und wirken gemeinsam auf { SQUARES($squares) }.
