# The story on a page: headings, verdicts, what is left when the reasons are told.

to-move = { SIDE($side) } to move{ $check ->
    [yes] , in check
   *[no] { "" }
}
kind-of-position = { $kind ->
    [open] open
    [semi-open] semi-open
    [semi-closed] semi-closed
   *[closed] closed
} { $stage ->
    [middlegame] middlegame
   *[endgame] endgame
}
piece-material = { $pawns } pawns of pieces
profile = Profile { $name }
reasons-of = { SIDE($side) }'s reasons

for-side = For { SIDE($side) }
best-play = Best play: { $moves }
smaller-things = Smaller things
everything-else = Everything else
only-best-play = What only best play shows
having-the-move = Having the move
having-the-move-is-worth = having the move is worth { $amount }
smaller-things-come-to = smaller things come to { $amount }
worth-knowing = Worth knowing
rules-broken = Rules of the sources that are broken
rules-broken-by-move = Rules of the sources that the move breaks

what-if = With the { $role ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
} on { SQUARES($to) }: { $amount }.

# Verdicts.
better = { SIDE($side) } is { $how ->
    [a-little] a little better
    [plainly] better
    [clearly] clearly better
   *[far] far better
}
level = the sides are level
mates-in = { SIDE($side) } mates in { NUMBER_WORD($moves) }
counted = { $verdict }: { $amount }
over-checkmate = Checkmate: { SIDE($side) } has won.
over-stalemate = Stalemate: { SIDE($side) } cannot move and the game is drawn.
over-material = Neither side can mate any more: the game is drawn.
over-moves = Nothing was taken and no pawn moved for 75 moves: the game is drawn.

# Facts worth knowing.
fact-islands = { SIDE($side) } has { NUMBER_WORD($more) } pawn islands against { NUMBER_WORD($fewer) }
fact-minority = { SIDE($side) } plays a minority attack: { UNITS($pawn, article: "the") } goes for { SQUARES($target) }, and whatever is exchanged there, a weak pawn is left
fact-closed = The centre is closed: pawns hold each other on all four central files
fact-half-closed = The centre is half closed: pawns hold each other on two or three of its files
fact-pin = { UNITS($pinned, whose: "yes", form: "placed") } is pinned by { UNITS($by, whose: "yes", form: "placed") }: behind it stands { UNITS($behind, article: "the", form: "placed") }

# What a move does.
plays-gains = { SIDE($side) } plays { $move }: { SIDE($side) } gains { $amount }, having the move left out
plays-loses = { SIDE($side) } plays { $move }: { SIDE($side) } loses { $amount }, having the move left out
plays-keeps = { SIDE($side) } plays { $move }: the count stays as it was, having the move left out
about-the-move = About the move itself, apart from the count

# What changes between two positions.
no-longer = This is no longer so: { $what }
less-than-before = This counts for less than before: { $what }
only-beside = Only after { $best }: { $what }
more-beside = More so after { $best }: { $what }

# Reasons opened.
reason-opened = { $number }. { $title }, for { SIDE($side) }: { $amount }
more-findings = and { $number } more of { SIDE($side) }'s
source-section = Source: section { $section } of the specification.
finding-and-amount = { $finding }: { $amount }
opened-clause = { $name } ({ $key })

# What each unit is worth.
units-heading = What each unit is worth, White's view, and what makes it up
units-rest = What belongs to no unit: having the move, what a lead weighs, squares
total = Total
side-name = { SIDE($side) }
unit-name = { $role ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}

# Single findings.
keeps-rule = { SIDE($side) } keeps the rule
breaks-rule = { SIDE($side) } breaks the rule
nothing-found = { SIDE($side) }: nothing of the kind
findings = { SIDE($side) }: { $number ->
    [one] 1 finding
   *[other] { $number } findings
}, { $amount }
hint-compare = It compares two moves: { $command }
hint-move = It is about a move: { $command }
listed-clause = { $name } ({ $key }), { SIDE($side) } { $amount }

# Tables.
difference = Diff.
measures = Measures
measure-islands = Pawn islands
measure-dispersion = Dispersion D
measure-distortion = Distortion
measure-distortion-front = Distortion from the front
measure-disharmony = Disharmony of the pieces
measure-one-sidedness = One-sidedness of the pieces
measure-colour-share = Larger colour's share of control
measure-shelter-share = The same around the own king
measure-distance = Squares to the enemy king
percent = { $number } %
so-many-times = { $number } times
beyond-measure = beyond measure

# For the ear.
spoken-plus = plus { $amount }
spoken-minus = minus { $amount }
spoken-nothing = 0
plain-to-move = { SIDE($side) } to move. The count is { $amount } pawns.
plain-pieces = { SIDE($side) }: { ROW($pieces) }.
plain-piece = { UNITS($units, form: "bare") }
plain-by-file = Pawns by file:
plain-file = { $file }-file: { LIST($pawns) }.
plain-file-empty = { $file }-file: no pawns.
plain-file-side = { SIDE($side) } { SQUARES($squares) }
plain-reason = For { SIDE($side) }, { $title }, { $amount }: { $sentence }
plain-what-if = With the { $role ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
} on { SQUARES($to) }, { $amount }.
plain-smaller = { $what }: { $amount }.
plain-move = Having the move: { $amount }.
plain-fact = Worth knowing: { $fact }.
plain-rule = A rule of the sources is broken: { $rule }.
