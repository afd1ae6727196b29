# What keeps a lead from winning.

draw-opposite-bishops = the bishops on { SQUARES($bishops) } are of opposite colours: { SIDE($behind) }'s stops { SIDE($leader) }'s pawns on squares that { SIDE($leader) }'s can never contest.
draw-locked = the pawns are locked ({ SQUARES($pawns) }), and there is hardly a way through for { SIDE($leader) }.
draw-no-way-in = { SIDE($leader) } has no way in: the pawns are locked ({ SQUARES($pawns) }), and best play makes no headway.
draw-no-headway = { SIDE($leader) } makes no headway: after { $moves }, and long beyond, everything is as it was.
draw-king-holds = { UNITS($king, whose: "yes") } holds against { UNITS($pawns, article: "the") }: it gets in front of it or keeps the opposition.
draw-corner = { UNITS($pawns, whose: "yes") } can only queen in the corner, and { UNITS($king, whose: "yes") } cannot be driven out of it.
draw-wrong-bishop = { SIDE($leader) }'s bishop does not cover the square where { UNITS($pawns, article: "the") } would queen: { UNITS($king, whose: "yes") } cannot be driven out.
draw-queen-held = { SIDE($behind) }'s pieces hold { UNITS($queen, whose: "yes") } and the pawns with her.
draw-pawnless = { SIDE($leader) } has no pawn left on the board to win with; { UNITS($king, whose: "yes") } can hold out against pieces alone.
draw-pawns-left = { SIDE($leader) } has only { MATERIAL($material, form: "counted") } left to win with ({ SQUARES($pawns) }); if { COUNT($pawns) ->
    [one] it falls
   *[other] the last falls
}, it is a draw.
draw-front = all pawns stand close together, from the { $first }- to the { $last }-file: { UNITS($king, whose: "yes") } is never far from them.
draw-ending = { $kind ->
    [rook] rook endings
    [queen] queen endings
    [bishop] bishop endings
   *[knight] knight endings
} are hard to win: { SIDE($behind) } has good chances to hold, with the king on { SQUARES($king) }.
draw-finding = { $finding }.
draw-lone-minor = { UNITS($piece, whose: "yes") } alone cannot mate.
