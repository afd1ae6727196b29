# Pieces: how free they are, what files they have, how they work together.

active = { SIDE($side) }'s pieces are more active: { LIST($praise) }.
active-while = { SIDE($side) }'s pieces are more active: { LIST($praise) }, while { LIST($blame) }.
active-only-blame = { LIST($blame) }.
active-beside = { UNITS($piece, whose: "yes") } is freer than { UNITS($other, whose: "yes") }: { NUMBER_WORD($ours) } { $ours ->
    [one] square
   *[other] squares
} against { NUMBER_WORD($theirs) }.

pieces-named = { $whose ->
    [yes] { UNITS($pieces, whose: "yes", form: "placed") }
    [while] { UNITS($pieces, whose: "yes", form: "placed") }
   *[no] { UNITS($pieces, article: "the", form: "placed") }
}
pieces-stand = { COUNT($pieces) ->
    [one] stands
   *[other] stand
}
pieces-have = { COUNT($pieces) ->
    [one] has
   *[other] have
}
pieces-forward = { pieces-named } { pieces-have } come forward
pieces-free = { pieces-named } { pieces-have } { NUMBER_WORD($number) } { $number ->
    [one] square
   *[other] squares
}{ pieces-each }
pieces-each = { COUNT($pieces) ->
    [one] { "" }
   *[other] { " " }each
}
pieces-centre = { pieces-named } { pieces-stand } in the centre
pieces-open = { pieces-named } { pieces-have } open lines
pieces-well = { pieces-named } { pieces-stand } well
pieces-stuck = { pieces-named } { pieces-have } nowhere to go
pieces-asleep = { pieces-named } { pieces-have } not come into play yet
pieces-idle = { pieces-named } { COUNT($pieces) ->
    [one] is
   *[other] are
} not in play
pieces-cramped = { pieces-named } { pieces-have } only { NUMBER_WORD($number) } { $number ->
    [one] square
   *[other] squares
}{ pieces-each }
pieces-edge = { pieces-named } { pieces-stand } at the edge
pieces-behind-pawn = { pieces-named } { pieces-stand } behind { COUNT($pieces) ->
    [one] its own pawn
   *[other] their own pawns
}
pieces-little = { pieces-named } { COUNT($pieces) ->
    [one] does
   *[other] do
} little there

files = { ALSO($phrases) }.
file-held = { UNITS($rooks, whose: "yes") } { $contested ->
    [yes] { COUNT($rooks) ->
        [one] is on
       *[other] are on
    }
   *[no] { COUNT($rooks) ->
        [one] holds
       *[other] hold
    }
} the { $kind ->
    [open] open
   *[half-open] half-open
} { $file }-file
file-too = { UNITS($rooks, article: "the") } has the { $file }-file
seventh-too = it works on the seventh rank, { $doing }
seventh = { $whose ->
    [yes] { UNITS($rooks, whose: "yes") }
   *[no] { UNITS($rooks, article: "the") }
} works on the seventh rank, { $doing }
seventh-attacking = attacking { SQUARES($squares) }
seventh-king = shutting in the king on { SQUARES($king) }

harmony = { UNITS($pieces, whose: "yes", form: "placed") } work together.
harmony-meet = { UNITS($pieces, whose: "yes", form: "placed") } work together and meet on { SQUARES($squares) }.
