# Two moves side by side.

compare-unclear = { $first } or { $second }: the search cannot tell. The verdicts differ by { $margin }, and it may be off by { $doubt }.
compare-mate = { $better } is better than { $other } for { SIDE($side) }: a mate decides.
compare-better = { $better } is better than { $other } for { SIDE($side) } by { $margin }: winning chances of { $chance } per cent instead of { $instead } (the search may be off by { $doubt }).
compare-alike = { $first } or { $second }: both leave the same winning chances, about { $chance } per cent. The verdicts differ by { $margin }.
compare-for = For { $move } speaks:
compare-after = after { $move }: { $sentence } ({ $amount })
compare-note = The move itself: { $note }
note-and-amount = { $note } ({ $amount })
compare-figures = White less Black
compare-difference = difference
compare-others = { $number } others
compare-all = All that differs
change-and-amount = { BARE($change) } ({ $amount }).
