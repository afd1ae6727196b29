# Units that are attacked.

threat-push = { UNITS($victim, whose: "yes") } can be attacked by a pawn.
threat-look-after = { UNITS($victim, whose: "yes") } has to be looked after: { UNITS($attackers, whose: "yes", form: "placed") } { COUNT($attackers) ->
    [one] attacks
   *[other] attack
} { threat-it } and nothing guards { threat-it }.
threat-hangs = { UNITS($victim, whose: "yes") } hangs: { UNITS($attackers, whose: "yes", form: "placed") } { COUNT($attackers) ->
    [one] attacks
   *[other] attack
} { threat-it } and nothing guards { threat-it }.
threat-cheaper = { UNITS($victim, whose: "yes") } is attacked by { UNITS($attackers, whose: "yes") }, which is worth less.
threat-outnumbered = { UNITS($victim, whose: "yes") } is attacked more often than it is guarded: { UNITS($attackers, whose: "yes", form: "placed") } { COUNT($attackers) ->
    [one] attacks
   *[other] attack
} { threat-it }.
threat-it = { ROLE($victim) ->
   *[any] it
}
