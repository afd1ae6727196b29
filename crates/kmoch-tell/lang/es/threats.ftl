# Piezas y peones atacados.

threat-push = { UNITS($victim, whose: "yes") } puede ser { ROLE($victim) ->
    [queen] atacada
    [rook] atacada
   *[masculine] atacado
} por un peón.
threat-look-after = hay que cuidar { UNITS($victim, whose: "yes", case: "de") }: { threat-it } { COUNT($attackers) ->
    [one] ataca
   *[other] atacan
} { UNITS($attackers, whose: "yes") } y nada { threat-it } defiende.
threat-hangs = { UNITS($victim, whose: "yes") } está { ROLE($victim) ->
    [queen] colgada
    [rook] colgada
   *[masculine] colgado
}: { threat-it } { COUNT($attackers) ->
    [one] ataca
   *[other] atacan
} { UNITS($attackers, whose: "yes") } y nada { threat-it } defiende.
threat-cheaper = { UNITS($victim, whose: "yes") } está { ROLE($victim) ->
    [queen] atacada
    [rook] atacada
   *[masculine] atacado
} por { UNITS($attackers, whose: "yes") }, que vale menos.
threat-outnumbered = { UNITS($victim, whose: "yes") } está más veces { ROLE($victim) ->
    [queen] atacada que defendida
    [rook] atacada que defendida
   *[masculine] atacado que defendido
}: { threat-it } { COUNT($attackers) ->
    [one] ataca
   *[other] atacan
} { UNITS($attackers, whose: "yes") }.
threat-it = { ROLE($victim) ->
    [queen] la
    [rook] la
   *[masculine] lo
}
