# Pieces that no pawn can drive away, and the holes they look for.

post = { UNITS($unit, whose: "yes") } stands where no pawn can ever drive it away.
post-guarded = { UNITS($unit, whose: "yes") } stands where no pawn can ever drive it away, guarded by { UNITS($guard, article: "the") }.
post-looks = it looks at { SQUARES($squares) }.

holes = no pawn of { SIDE($side) }'s guards { SQUARES($squares) }: a piece there cannot be driven away by a pawn.
holes-for = no pawn of { SIDE($side) }'s guards { SQUARES($squares) }: { UNITS($unit, whose: "yes") } can settle there.
