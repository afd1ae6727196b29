# Passed pawns, pawns that may become so, and what stops them.

passers = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] is { $kind ->
        [outside] an outside passed pawn
        [protected] a protected passed pawn
       *[plain] passed
    }
   *[other] are passed
}{ $connected ->
    [yes] { " " }and connected
   *[no] { "" }
}{ $extra ->
    [yes] , and { SIDE($side) } is { MATERIAL($more) } ahead
   *[no] { "" }
}
passers-many = { SIDE($side) } has { NUMBER_WORD($number) } passed pawns, { SQUARES($pawns) } foremost{ passers-extra }
passers-extra = { $extra ->
    [yes] , and is { MATERIAL($more) } ahead
   *[no] { "" }
}
passers-burden = { UNITS($pawns, whose: "yes", form: "passed") } { COUNT($pawns) ->
    [one] is
   *[other] are
} more of a burden than a help
passers-only = { $head }.
passer-stopped = For now { UNITS($units, whose: "yes") } stops { $number ->
    [one] it
   *[other] { SQUARES($pawn) }
}.
passers-close = { $head }: close to queening.
passers-because = { $head }: { ALSO($facts) }.

# Of the foremost of so many passed pawns.
passer-own-king = { $number ->
    [one] its own king on { SQUARES($king) } goes with it
   *[other] the king on { SQUARES($king) } goes with the foremost
}
passer-king-far = { UNITS($king, whose: "yes") } is far { $number ->
    [one] away
   *[other] from { SQUARES($pawn) }
}
passer-free = nothing stands in { $number ->
    [one] its way
   *[other] the way of the foremost
}
passer-runs = { UNITS($king, whose: "yes") } cannot catch { $number ->
    [one] it
   *[other] the foremost
}
passer-rook = the rook on { SQUARES($rook) } stands behind { $number ->
    [one] it
   *[other] one of them
}
passer-king-near = { UNITS($king, whose: "yes") } is near { $number ->
    [one] it
   *[other] the foremost
}
passer-held = { UNITS($units, whose: "yes", form: "placed") } { COUNT($units) ->
    [one] stands
   *[other] stand
} in { $number ->
    [one] its way
   *[other] the way of the foremost
}
passer-enemy-rook = { UNITS($rook, whose: "yes") } stands behind { $number ->
    [one] it
   *[other] one of them
}
passer-alone = no pawn can guard { $number ->
    [one] it
   *[other] them
}

majority = { UNITS($pawns, whose: "yes") } outnumber { SIDE($enemy) }'s { $wing ->
    [queenside] on the queenside
    [centre] in the centre
   *[kingside] on the kingside
} and can make a passed pawn.
majority-too = { SIDE($enemy) } has a majority { $wing ->
    [queenside] on the queenside
    [centre] in the centre
   *[kingside] on the kingside
}.
majority-crippled = { SIDE($enemy) }'s majority { $wing ->
    [queenside] on the queenside
   *[kingside] on the kingside
} is crippled by the doubled pawns on { SQUARES($squares) }.
majority-one = { UNITS($pawns, whose: "yes") } can become a passed pawn.
majority-none = { UNITS($pawns, whose: "yes") } can make no passed pawn by { COUNT($pawns) ->
    [one] itself
   *[other] themselves
}.

blockade = { UNITS($unit, whose: "yes") } { $how ->
    [stops] stops
   *[waits] waits for
} { $passed ->
    [yes] { UNITS($pawn, whose: "yes", form: "passed") }
   *[no] { UNITS($pawn, whose: "yes") }
}{ $why ->
    [minor] : a minor piece is the best blocker
    [king] { " " }and gets at it as well
   *[none] { "" }
}.
blockade-other = { UNITS($unit, article: "the") } stops { SQUARES($pawn) }.
