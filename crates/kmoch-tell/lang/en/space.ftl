# Who has more room.

space-takes = { SIDE($side) } has more room: { UNITS($pawns, article: "the") } { COUNT($pawns) ->
    [one] takes
   *[other] take
} { SQUARES($squares) } from { SIDE($enemy) }'s pieces.
space-forward = { SIDE($side) } has more room: { UNITS($pawns, article: "the") } { COUNT($pawns) ->
    [one] stands
   *[other] stand
} further forward than { SIDE($enemy) }'s.
space-left = { SIDE($side) } has more room: no pawn of { SIDE($enemy) }'s covers { SQUARES($squares) }.
space-behind = { SIDE($side) } has more room behind the pawns: { SQUARES($squares) } are safe for the pieces.
