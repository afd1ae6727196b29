# The page about a game.

report-start = Start
report-game = The game
report-end = The end
report-unnamed = an unnamed player
report-met = { $white } had White against { $black }.
report-met-at = { $white } had White against { $black } ({ $event }).
report-met-on = { $white } had White against { $black } ({ $event }, { $date }).
report-opening = The opening: { $name }.
report-won = { SIDE($side) } won in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
report-drawn = A draw after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
report-unfinished = It lasts { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and has no result.
report-no-faults = { SIDE($side) } made no mistake that the score shows.
report-faults = { SIDE($side) } made { LIST($faults) }.
report-faults-of-kind = { $fault ->
    [blunder] { $number ->
        [one] one blunder
       *[other] { NUMBER_WORD($number) } blunders
    }
    [mistake] { $number ->
        [one] one mistake
       *[other] { NUMBER_WORD($number) } mistakes
    }
   *[inaccuracy] { $number ->
        [one] one inaccuracy
       *[other] { NUMBER_WORD($number) } inaccuracies
    }
}
report-fault = { $move } is { $fault ->
    [blunder] a blunder
    [mistake] a mistake
   *[inaccuracy] an inaccuracy
}.
report-turns = { $move } turns the game.
report-chances-go = { SIDE($side) }'s winning chances { $goes ->
    [fall] fall
   *[rise] rise
} from { $from } to { $to } per cent.
report-breaks-rule = It breaks a rule of the sources: { $rule }.
report-better = Better was { $line } ({ $score }).
report-mates = { SIDE($side) } mates.
report-final-mate = The final position is { $score }.
report-final = In the final position { $verdict } ({ $score }).
report-decided = { $move } decided the game.
report-decided-by = { $move } decided the game, by { $theme }.
report-decided-idea = { $move } decided the game: { $idea }.

report-moves = Moves { $first } to { $last }: the { $phase ->
    [opening] opening
    [middlegame] middlegame
   *[endgame] endgame
}
report-nothing-much = Until move { $move } nothing much happens.
report-stays-level = The game stays level.
report-gains-ground = { SIDE($side) } slowly gains ground: from { $from } to { $to }.
report-up-and-down = The chances go up and down, and at the end { $verdict }.
report-winning = { SIDE($side) } is winning all along ({ $score }).
report-since = { $verdict } { $since ->
    [start] from the start
   *[along] all along
} ({ $score }).

report-curves = Curves
report-course = The course of the game
report-story = The story
report-tables = Tables
report-board = Board
report-moves-label = Moves
report-first = First position
report-back = One move back
report-on = One move on
report-last = Last position
report-line = Moves of the game
report-after = After { $move }
report-position-after = Position after { $move }
report-chances = White's winning chances
report-wins = { SIDE($side) } wins

report-how = How they played
report-side = Side
report-player = Player
report-inaccuracies = Inaccuracies
report-mistakes = Mistakes
report-blunders = Blunders
report-lost-a-move = Chances lost a move
report-ledger = The ledger by chapters, White less Black, in pawns
report-chapter = Chapter
report-total = Total at sight
report-move-by-move = Move by move
report-move = Move
report-score = Score
report-chance = Chances
report-lost = Lost
report-changed = What changed most
