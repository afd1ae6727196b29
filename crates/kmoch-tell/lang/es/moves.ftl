# Por qué una jugada es buena o mala.

step-best = { $san } es la mejor jugada: { $then }.
step-fault = { $san } es { $fault ->
    [inaccuracy] una imprecisión
    [mistake] un error
   *[blunder] un error grave
}: { $then } en vez de { $instead } tras { $best }.
step-good = { $san } es una buena jugada, tan buena como { $best }: { $then }.
step-playable = { $san } es jugable: { $then }. Algo mejor es { $best }: { $instead }.
step-weaker = { $san } es más floja que { $best }: { $then } en vez de { $instead }.
step-score = { $amount }
step-score-mate = mate en { $moves } { SIDE($side, case: "de") }
step-score-mated = mate { SIDE($side, case: "de") }

step-taken = { $san } se pierde sin más: { $answer } { $does }{ $rest }.
step-does-not-pay = { $san } no compensa: { $answer } { $does }{ $rest }.
step-guard = { $san } abandona la defensa de { SQUARES($square) }: { $answer } { $does }{ $rest }.
step-opens = { $san } abre el camino hacia { SQUARES($square) }: { $answer } { $does }{ $rest }.
step-ignores = { $san } no hace nada contra { $answer }, que { $does }{ $rest }.
step-allows = { $san } permite { $answer }, que { $does }{ $rest }.
step-misses = { $san } deja pasar { $answer }, que { $does }{ $rest }.
step-takes-wrong = { $san } no es la forma correcta de capturar: { $answer } { $does }{ $rest }.
step-stalemates = { $san } ahoga: { SIDE($side) } no tienen jugada y la partida es tablas.
step-leaves-too-little = Tras { $san } ya nadie puede dar mate: la partida es tablas.
step-promotes-wrongly = { $san } elige la pieza equivocada: { $answer } corona { MATERIAL($what) }.
step-kept = { $sentence }.
step-allows-mate = { $san } permite el mate: { $answer }.
step-ignores-mate = { $san } no hace nada contra el mate: { $answer }.
step-misses-mate = { $san } deja pasar el mate: { $answer }.
step-ends-less = Tras { $san }: { $sentence }, aunque menos que tras { $best } ({ $line }).
step-ends-more = Tras { $san }: { $sentence }, más que tras { $best } ({ $line }).
step-gain = { $san } { $does }{ $rest }.
step-instead = Para { SIDE($side) }: { $does }.
step-leads = { $san } lleva a esto: { $sentence } ({ $line })
step-ends = Tras { $san }: { $sentence } ({ $line }).
step-lets-slip = { $san } deja escapar gran parte de la ventaja: { $sentence }, nada más ({ $line }).
step-better = Mejor es { $line }.

step-on-board = Lo que cambia en el tablero
step-beside = A dónde lleva, frente a { $best }
step-where = A dónde lleva ({ $line })
