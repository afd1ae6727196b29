# Weak pawns: what is wrong with them, and who takes advantage.

weak-doubled-isolated = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] is doubled and isolated: no pawn can ever guard it.
   *[other] are doubled and isolated: no pawn can ever guard them, and they cannot guard each other.
}

weak-treble = { UNITS($pawns, whose: "yes") } stand on one file: two of them are only in the way.

weak-isolated = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] is isolated: no pawn can ever guard it.
   *[other] are isolated: no pawn can ever guard them.
}
weak-isolated-front = { UNITS($pawns, whose: "yes") } is isolated: no pawn can ever guard it, nor the square in front, { SQUARES($front) }.
weak-isolated-watched = { UNITS($pawns, whose: "yes") } is isolated: no pawn can ever guard it, and { $bearing }.

hanging-strong = { UNITS($pawns, whose: "yes") } are hanging pawns, and strong ones: side by side they cover { SQUARES($squares) }, and either may advance.
hanging-weak = { UNITS($pawns, whose: "yes") } are hanging pawns: no pawn beside them can ever guard them, and both files lie open to { SIDE($enemy) }.
hanging-watched = { UNITS($pawns, whose: "yes") } are hanging pawns: no pawn beside them can ever guard them, and { UNITS($unit, whose: "yes") } already looks at { SQUARES($pawn) }.

weak-doubled = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] is doubled: the other pawn on its file is only in the way.
   *[other] are doubled: they cannot guard each other, and the rear one is held up by the other.
}

weak-backward = { UNITS($pawns, whose: "yes") } are backward: { SIDE($enemy) }'s pawns cover the squares before them, and no pawn can support them there.
weak-backward-front = { UNITS($pawns, whose: "yes") } is backward: { SIDE($enemy) }'s pawns cover { SQUARES($front) } before it, and none of its own can support it there.
weak-backward-watched = { UNITS($pawns, whose: "yes") } is backward: { SIDE($enemy) }'s pawns cover { SQUARES($front) } before it and none of its own can support it; { $bearing }.

weak-apart = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] has lost touch with its neighbours: none of them is near enough to guard it.
   *[other] have lost touch with their neighbours: none of them is near enough to guard them.
}
weak-other = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] is weak: it has to be guarded by pieces.
   *[other] are weak: they have to be guarded by pieces.
}

# Who bears on a weak pawn.
weak-stopped = { UNITS($unit, whose: "yes") } stops it
weak-looked-at = { UNITS($unit, whose: "yes") } already looks at it

# The second kind of weakness, in few words.
weak-too = Besides, { UNITS($pawns, article: "the") } { COUNT($pawns) ->
    [one] is
   *[other] are
} { $kind ->
    [doubled-isolated] doubled and isolated
    [treble] on one file
    [isolated] isolated
    [doubled] doubled
    [backward] backward
    [apart] out of touch with the others
   *[other] weak
}.

# The isolated queen's pawn.
isolani = { UNITS($pawns, whose: "yes") } is an isolated queen's pawn, an isolani: no pawn can ever guard it, nor the square in front of it.
isolani-watched = { UNITS($pawns, whose: "yes") } is an isolated queen's pawn, an isolani: no pawn can ever guard it, and { $bearing }.
