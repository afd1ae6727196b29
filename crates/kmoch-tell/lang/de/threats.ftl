# Angegriffene Figuren und Bauern.

threat-push = { UNITS($victim, whose: "yes") } kann von einem Bauern angegriffen werden.
threat-look-after = { UNITS($victim, whose: "yes") } braucht Schutz: { UNITS($attackers, whose: "yes", capital: "yes") } { COUNT($attackers) ->
    [one] greift
   *[other] greifen
} { threat-it } an, und nichts deckt { threat-it }.
threat-hangs = { UNITS($victim, whose: "yes") } hängt: { UNITS($attackers, whose: "yes", capital: "yes") } { COUNT($attackers) ->
    [one] greift
   *[other] greifen
} { threat-it } an, und nichts deckt { threat-it }.
threat-cheaper = { UNITS($victim, whose: "yes") } ist von einer schwächeren Kraft angegriffen, { UNITS($attackers, whose: "yes", case: "dat", form: "by") }.
threat-outnumbered = { UNITS($victim, whose: "yes") } ist öfter angegriffen als gedeckt: { UNITS($attackers, whose: "yes", capital: "yes") } { COUNT($attackers) ->
    [one] greift
   *[other] greifen
} { threat-it } an.
threat-it = { ROLE($victim) ->
    [queen] sie
   *[masculine] ihn
}
