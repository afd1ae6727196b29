# Warum ein Zug gut oder schlecht ist.

step-best = { $san } ist der beste Zug: { $then }.
step-fault = { $san } ist { $fault ->
    [inaccuracy] eine Ungenauigkeit
    [mistake] ein Fehler
   *[blunder] ein grober Fehler
}: { $then } statt { $instead } nach { $best }.
step-good = { $san } ist ein guter Zug, so gut wie { $best }: { $then }.
step-playable = { $san } ist spielbar: { $then }. Etwas besser ist { $best }: { $instead }.
step-weaker = { $san } ist schwächer als { $best }: { $then } statt { $instead }.
step-score = { $amount }
step-score-mate = Matt in { $moves } durch { SIDE($side) }
step-score-mated = Matt durch { SIDE($side) }

step-taken = { $san } wird einfach geschlagen: { $answer } { $does }{ $rest }.
step-does-not-pay = { $san } zahlt sich nicht aus: { $answer } { $does }{ $rest }.
step-guard = { $san } gibt die Deckung von { SQUARES($square) } auf: { $answer } { $does }{ $rest }.
step-opens = { $san } öffnet den Weg nach { SQUARES($square) }: { $answer } { $does }{ $rest }.
step-ignores = { $san } tut nichts gegen { $answer }. Das { $does }{ $rest }.
step-allows = { $san } lässt { $answer } zu. Das { $does }{ $rest }.
step-misses = { $san } versäumt { $answer }. Das { $does }{ $rest }.
step-takes-wrong = { $san } schlägt mit dem falschen Stein: { $answer } { $does }{ $rest }.
step-stalemates = { $san } ist patt: { SIDE($side) } hat keinen Zug mehr, und die Partie ist remis.
step-leaves-too-little = Nach { $san } kann keine Seite mehr mattsetzen: Die Partie ist remis.
step-promotes-wrongly = { $san } wählt die falsche Figur: { $answer } holt { MATERIAL($what, case: "acc") }.
step-kept = { $sentence }.
step-allows-mate = { $san } lässt das Matt zu: { $answer }.
step-ignores-mate = { $san } tut nichts gegen das Matt: { $answer }.
step-misses-mate = { $san } versäumt das Matt: { $answer }.
step-ends-less = Nach { $san } gilt: { CAPITAL($sentence) }, aber weniger als nach { $best } ({ $line }).
step-ends-more = Nach { $san } gilt: { CAPITAL($sentence) }, mehr als nach { $best } ({ $line }).
step-gain = { $san } { $does }{ $rest }.
step-instead = { SIDE($side) } { $does }.
step-leads = { $san } führt dazu: { CAPITAL($sentence) } ({ $line })
step-ends = Nach { $san } gilt: { CAPITAL($sentence) } ({ $line }).
step-lets-slip = { $san } lässt viel vom Vorteil aus der Hand: { CAPITAL($sentence) }, mehr nicht ({ $line }).
step-better = Besser ist { $line }.

step-on-board = Was er auf dem Brett ändert
step-beside = Wohin er führt, neben { $best }
step-where = Wohin er führt ({ $line })
