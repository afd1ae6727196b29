# Why a move is good or bad.

step-best = { $san } is the best move: { $then }.
step-fault = { $san } is { $fault ->
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}: { $then } instead of { $instead } after { $best }.
step-good = { $san } is a good move, as good as { $best }: { $then }.
step-playable = { $san } is playable: { $then }. A little better is { $best }: { $instead }.
step-weaker = { $san } is weaker than { $best }: { $then } instead of { $instead }.
step-score = { $amount }
step-score-mate = mate in { NUMBER_WORD($moves) } for { SIDE($side) }
step-score-mated = mate by { SIDE($side) }

step-taken = { $san } can simply be taken: { $answer } { $does }{ $rest }.
step-does-not-pay = { $san } does not pay: { $answer } { $does }{ $rest }.
step-guard = { $san } gives up the guard of { SQUARES($square) }: { $answer } { $does }{ $rest }.
step-opens = { $san } opens the way to { SQUARES($square) }: { $answer } { $does }{ $rest }.
step-ignores = { $san } does nothing against { $answer }, which { $does }{ $rest }.
step-allows = { $san } allows { $answer }, which { $does }{ $rest }.
step-misses = { $san } misses { $answer }, which { $does }{ $rest }.
step-takes-wrong = { $san } is the wrong way to take: { $answer } { $does }{ $rest }.
step-stalemates = { $san } is stalemate: { SIDE($side) } has no move left and the game is drawn.
step-leaves-too-little = After { $san } neither side can mate any more: the game is drawn.
step-promotes-wrongly = { $san } takes the wrong piece: { $answer } makes { MATERIAL($what) }.
step-kept = { $sentence }.
step-allows-mate = { $san } allows mate: { $answer }.
step-ignores-mate = { $san } does nothing against mate: { $answer }.
step-misses-mate = { $san } misses mate: { $answer }.
step-ends-less = After { $san } { $sentence }, though less than after { $best } ({ $line }).
step-ends-more = After { $san } { $sentence }, more so than after { $best } ({ $line }).
step-gain = { $san } { $does }{ $rest }.
step-instead = { SIDE($side) } { $does }.
step-leads = { $san } leads to this: { $sentence } ({ $line })
step-ends = After { $san } { $sentence } ({ $line }).
step-lets-slip = { $san } lets much of the advantage slip: { $sentence }, no more ({ $line }).
step-better = Better is { $line }.

step-on-board = What it changes on the board
step-beside = Where it leads, beside { $best }
step-where = Where it leads ({ $line })
