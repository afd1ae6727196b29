# Kings: which is safer, which does more.

king-less-safe = { UNITS($king, whose: "yes") } is less safe than { SIDE($safer) }'s on { SQUARES($other) }: { ALSO($reasons) }.
king-safer = { UNITS($king, whose: "yes") } is the safer one: { $reason }.

king-attacked = { UNITS($attackers, whose: "yes", form: "placed") } { COUNT($attackers) ->
    [one] bears
   *[other] bear
} on it
king-checks = { SIDE($side) } has safe checks on { SQUARES($squares) }
king-bare = no pawn of its own stands before it
king-one-pawn = only the pawn on { SQUARES($pawns) } is left to cover it
king-two-pawns = only { SQUARES($pawns) } are left to cover it
king-open-file = the { $file }-file before it is open
king-covered = the pawns on { SQUARES($pawns) } stand before it
king-holes = no pawn guards { SQUARES($squares) } near it
king-storm = { UNITS($pawns, whose: "yes") } { COUNT($pawns) ->
    [one] comes
   *[other] come
} at it
king-drawn-out = it has been drawn out
king-middle = it is still in the middle
king-lined-up = { UNITS($units, whose: "yes", form: "placed") } { COUNT($units) ->
    [one] is
   *[other] are
} lined up against it
king-back-rank = no rook guards its back rank

king-active-edge = { UNITS($king, whose: "yes") } stands in the middle, { SIDE($enemy) }'s is out of play at the edge, on { SQUARES($other) }.
king-active-middle = { UNITS($king, whose: "yes") } stands in the middle of the board, { SIDE($enemy) }'s on { SQUARES($other) } does not.
king-active-further = { UNITS($king, whose: "yes") } has come further than { SIDE($enemy) }'s on { SQUARES($other) } and does more.
king-active-nearer = { UNITS($king, whose: "yes") } is nearer the centre than { SIDE($enemy) }'s on { SQUARES($other) }.
king-cut-off = { UNITS($rook, whose: "yes") } cuts off { UNITS($king, whose: "yes") }.
