# What costs a player winning chances.

habits-title = { $player }: habits
habits-none = No game of { $player } among { $read ->
    [one] 1 game
   *[other] { $read } games
}.
habits-played = { $player }: { $games ->
    [one] 1 game
   *[other] { $games } games
} ({ $white } with White, { $black } with Black), { $moves } moves.
habits-lost = { $inaccuracies ->
    [one] 1 inaccuracy
   *[other] { $inaccuracies } inaccuracies
}, { $mistakes ->
    [one] 1 mistake
   *[other] { $mistakes } mistakes
} and { $blunders ->
    [one] 1 blunder
   *[other] { $blunders } blunders
} cost { $points } points of winning chances a game.
habits-costs = What costs winning chances
habits-ideas = Tactical ideas in it
habits-again = Worth looking at again
habits-points-a-game = Points of winning chances a game; White and Black: a game with that colour. Limits of 95 cases in 100 by Wilson.
habits-slips = slips
habits-points = points
habits-limits = 95 % between
habits-opening = opening
habits-middlegame = middlegame
habits-endgame = endgame
habits-white = White
habits-black = Black
habits-other = other
habits-answer = What was played, and what was better
habits-slip = { $played } lost { $points } points.
habits-slip-better = { $played } lost { $points } points; better was { $line }.
