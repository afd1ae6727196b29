# Whose pawns hang together better.

structure = { SIDE($side) }'s pawns are in better shape: { ALSO($reasons) }.

structure-islands = { SIDE($enemy) }'s form { NUMBER_WORD($theirs) } { $theirs ->
    [one] island
   *[other] islands
} against { NUMBER_WORD($ours) }
structure-guarded = { SQUARES($squares) } { COUNT($squares) ->
    [one] is guarded by a pawn
   *[other] are guarded by pawns
}
structure-abreast = { SQUARES($squares) } stand side by side
structure-forward = { SQUARES($squares) } { COUNT($squares) ->
    [one] stands
   *[other] stand
} far forward
structure-strung-out = { SIDE($enemy) }'s are strung out from { SQUARES($from) } to { SQUARES($to) }
structure-centre = { SIDE($side) } has { $number ->
    [one] a pawn
   *[other] { NUMBER_WORD($number) } pawns
} in the centre ({ SQUARES($squares) }) against { $theirs ->
    [0] none
   *[other] { NUMBER_WORD($theirs) }
}
structure-holes = { SIDE($enemy) }'s leave holes on { SQUARES($squares) }
structure-held = { SQUARES($guards) } { COUNT($guards) ->
    [one] covers { SQUARES($stop) } and holds
   *[other] cover { SQUARES($stop) } and hold
} back { UNITS($pawn, whose: "yes") }
