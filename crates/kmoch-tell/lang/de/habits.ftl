# Was einen Spieler Gewinnaussichten kostet.

habits-title = { $player }: Gewohnheiten
habits-none = Keine Partie von { $player } unter { $read ->
    [one] einer Partie
   *[other] { $read } Partien
}.
habits-played = { $player }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} ({ $white } mit Weiß, { $black } mit Schwarz), { $moves } Züge.
habits-lost = { $inaccuracies ->
    [one] Eine Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
}, { $mistakes ->
    [one] ein Fehler
   *[other] { $mistakes } Fehler
} und { $blunders ->
    [one] ein grober Fehler
   *[other] { $blunders } grobe Fehler
} kosten { $points } Punkte der Gewinnaussichten je Partie.
habits-costs = Was Gewinnaussichten kostet
habits-ideas = Taktische Motive darin
habits-again = Noch einmal anzusehen
habits-points-a-game = Punkte der Gewinnaussichten je Partie; Weiß und Schwarz: je Partie mit dieser Farbe. Grenzen für 95 von 100 Fällen nach Wilson.
habits-slips = Fälle
habits-points = Punkte
habits-limits = 95 % zwischen
habits-opening = Eröffnung
habits-middlegame = Mittelspiel
habits-endgame = Endspiel
habits-white = Weiß
habits-black = Schwarz
habits-other = Sonstiges
habits-answer = Was geschah, und was besser war
habits-slip = { $played } kostete { $points } Punkte.
habits-slip-better = { $played } kostete { $points } Punkte; besser war { $line }.
