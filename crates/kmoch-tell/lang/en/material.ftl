# Who has more of what.

material-ahead = { SIDE($side) } is { MATERIAL($more) } ahead.
material-ahead-wing = { SIDE($side) } is { MATERIAL($more) } ahead, with { NUMBER_WORD($ours) } against { $theirs ->
    [0] none
   *[other] { NUMBER_WORD($theirs) }
} { $wing ->
    [queenside] on the queenside
    [centre] in the centre
   *[kingside] on the kingside
}.
material-for = { SIDE($side) } has { MATERIAL($more) } for { MATERIAL($less) }, and that is more.
material-worth = { SIDE($side) } has { MATERIAL($more) } for { SIDE($enemy) }'s { MATERIAL($less, form: "bare") }, and { $why ->
    [wings] with pawns on both wings that is worth more
    [open] on an open board that is worth more
    [locked] with locked pawns that is worth more
   *[none] here that is worth more
}.
material-against = { SIDE($side) } has { MATERIAL($more) } against { SIDE($enemy) }'s { MATERIAL($less, form: "bare") }.
material-minors = { SIDE($side) } is { MATERIAL($pawns) } ahead, with { MATERIAL($ours) } against { MATERIAL($theirs) }.
bishop-pair = { SIDE($side) } has the bishop pair on { SQUARES($bishops) }: together they cover the squares of both colours.
