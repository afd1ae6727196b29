# What best play brings: mate, a pawn that gets through, material.

gain-mate-now = { SIDE($side) } mates at once: { $line }.
gain-mate = { SIDE($side) } mates in { NUMBER_WORD($moves) }: { $line }.
gain-promotion = { SIDE($side) } gets a pawn through: { $line }.
gain-breakthrough = { SIDE($side) } breaks through and gets a pawn home: { $line }.
gain-material = { SIDE($side) } { $back ->
    [yes] wins back
   *[no] wins
} { $what }: { $line }.
gain-idea = { $idea }.
mate-guarded = { UNITS($guard, article: "the") } guards { SQUARES($square) }, and the king cannot get away.

after-moves = After { $line }:
after-wins = First { SIDE($side) } { $back ->
    [yes] wins back
   *[no] wins
} { $what }. After { $line }:
won = { MATERIAL($gained, form: "won") }
won-for = { MATERIAL($gained, form: "won") } for { MATERIAL($given) }
won-exchange = the exchange
gain-then = After that { $sentence }

threatens-mate-now = { SIDE($side) } threatens mate: { $line }.
threatens-mate = { SIDE($side) } threatens mate in { NUMBER_WORD($moves) }: { $line }.
threatens-promotion = { SIDE($side) } threatens to get a pawn through: { $line }.
threatens-material = { SIDE($side) } threatens { $first }, winning { $what }{ $rest }.

does-mate-now = mates
does-mate = mates in { NUMBER_WORD($moves) }
does-promote = gets a pawn through
does-win = { $back ->
    [yes] wins back
   *[no] wins
} { $what }

ahead-arose = With best play, { $line }, { $sentence }

drawn-stalemate = A draw: { $line } leaves { SIDE($side) } without a move, stalemate.
drawn-material = A draw: after { $line } neither side can mate.
drawn-perpetual = A draw: { SIDE($side) } gives perpetual check, { $line }.
drawn-repetition = A draw: the moves repeat themselves, { $line }.
drawn-by-tables = A draw with best play, by the endgame tables.
won-by-tables = { SIDE($side) } wins, by the endgame tables
drawn-by-law = A draw: { $sentence }

guest-part = { $name }: { $total }; of this { $told } is explained below, { $rest } is not.
guest-against = { $name }: { $total }; the reasons below come to { $told }, and { $rest } is not explained.
guest-beyond = What { $name } sees beyond this
