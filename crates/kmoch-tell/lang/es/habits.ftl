# Qué cuesta a un jugador posibilidades de ganar.

habits-title = { $player }: costumbres
habits-none = Ninguna partida de { $player } entre { $read ->
    [one] 1 partida
   *[other] { $read } partidas
}.
habits-played = { $player }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} ({ $white } con blancas, { $black } con negras), { $moves } jugadas.
habits-lost = { $inaccuracies ->
    [one] 1 imprecisión
   *[other] { $inaccuracies } imprecisiones
}, { $mistakes ->
    [one] 1 error
   *[other] { $mistakes } errores
} y { $blunders ->
    [one] 1 error grave
   *[other] { $blunders } errores graves
} cuestan { $points } puntos de posibilidades por partida.
habits-costs = Qué cuesta posibilidades de ganar
habits-ideas = Ideas tácticas en ello
habits-again = Vale la pena volver a verlas
habits-points-a-game = Puntos de posibilidades por partida; blancas y negras: por partida con ese color. Límites del 95 % según Wilson.
habits-slips = casos
habits-points = puntos
habits-limits = 95 % entre
habits-opening = apertura
habits-middlegame = medio juego
habits-endgame = final
habits-white = blancas
habits-black = negras
habits-other = otros
habits-answer = Qué se jugó y qué era mejor
habits-slip = { $played } costó { $points } puntos.
habits-slip-better = { $played } costó { $points } puntos; mejor era { $line }.
