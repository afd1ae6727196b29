# What best play brings: mate, a pawn that gets through, material.

gain-mate-now = { SIDE($side) } mates at once: { $line }.
gain-mate = { SIDE($side) } mates in { NUMBER_WORD($moves) }: { $line }.
gain-promotion = { SIDE($side) } gets a pawn through: { $line }.
gain-material = { SIDE($side) } wins { MATERIAL($gained) }: { $line }.
gain-material-for = { SIDE($side) } wins { MATERIAL($gained) } for { MATERIAL($given) }: { $line }.
gain-idea = { $idea }.

after-moves = After { $line }:
after-wins = First { SIDE($side) } { $back ->
    [yes] wins back
   *[no] wins
} { MATERIAL($gained) }: { $line }. Then:
after-wins-for = First { SIDE($side) } { $back ->
    [yes] wins back
   *[no] wins
} { MATERIAL($gained) } for { MATERIAL($given) }: { $line }. Then:
gain-then = After that { $sentence }

threatens-mate-now = { SIDE($side) } threatens mate: { $line }.
threatens-mate = { SIDE($side) } threatens mate in { NUMBER_WORD($moves) }: { $line }.
threatens-promotion = { SIDE($side) } threatens to get a pawn through: { $line }.
threatens-material = { SIDE($side) } threatens { $first }, winning { MATERIAL($gained) }{ $rest }.
threatens-material-for = { SIDE($side) } threatens { $first }, winning { MATERIAL($gained) } for { MATERIAL($given) }{ $rest }.

does-mate-now = mates
does-mate = mates in { NUMBER_WORD($moves) }
does-promote = gets a pawn through
does-win = wins { MATERIAL($gained) }
does-win-for = wins { MATERIAL($gained) } for { MATERIAL($given) }

ahead = The play ahead favours { SIDE($side) }.
ahead-line = The play ahead favours { SIDE($side) }: { $line }.
ahead-arose = The play ahead favours { SIDE($side) }: after { $line } { $sentence }
ahead-gone = After { $line } that is over.
ahead-less = After { $line } that counts for less.

drawn-stalemate = A draw: { $line } leaves { SIDE($side) } without a move, stalemate.
drawn-material = A draw: after { $line } neither side can mate.
drawn-perpetual = A draw: { SIDE($side) } gives perpetual check, { $line }.
drawn-repetition = A draw: the moves repeat themselves, { $line }.

guest-part = { $name }: { $total }; of this { $told } is explained below, { $rest } is not.
guest-against = { $name }: { $total }; the reasons below come to { $told }, and { $rest } is not explained.
guest-beyond = What { $name } sees beyond this
