# Bishops, their own pawns and the colours of squares.

bishop-shut-in = { UNITS($bishop, whose: "yes") } is shut in: it has { $free ->
    [0] no safe square
   *[other] one safe square
} to go to.

bishop-bad = { UNITS($bishop, whose: "yes") } is bad: { $listed ->
    [all] { COUNT($pawns) ->
        [one] its own pawn on { SQUARES($pawns) } stands
       *[other] its own pawns on { SQUARES($pawns) } stand
    }
   *[some] { NUMBER_WORD($number) } of its own pawns, { SQUARES($pawns) } among them, stand
} on its colour{ $free ->
    [0] , and it cannot move
    [1] , and it has only one square
    [2] , and it has only two squares
    [3] , and it has only three squares
   *[other] { "" }
}.

bishop-long-diagonal = { UNITS($bishop, whose: "yes") } rakes the long diagonal through the centre.

bishop-worse = { UNITS($bishop, whose: "yes") } is the worse for its own pawns: { $listed ->
    [all] { SQUARES($pawns) }
   *[some] { NUMBER_WORD($number) }, { SQUARES($pawns) } among them,
} stand on its colour.

colours = { SIDE($enemy) }'s pieces leave the { $colour ->
    [light] light
   *[dark] dark
} squares alone ({ $fewer } of them held against { $more } of the others); { SQUARES($squares) } are { SIDE($side) }'s.
