# Was bestes Spiel bringt: Matt, einen Bauern, der durchkommt, Material.

gain-mate-now = { SIDE($side) } setzt sofort matt: { $line }.
gain-mate = { SIDE($side) } setzt in { NUMBER_WORD($moves) } Zügen matt: { $line }.
gain-promotion = { SIDE($side) } bringt einen Bauern durch: { $line }.
gain-breakthrough = { SIDE($side) } bricht durch und bringt einen Bauern zur Umwandlung: { $line }.
gain-material = { SIDE($side) } gewinnt { $what }{ $back ->
    [yes] { " " }zurück
   *[no] { "" }
}: { $line }.
gain-idea = { $idea }.
mate-guarded = { UNITS($guard, capital: "yes") } deckt { SQUARES($square) }, und der König kann nicht ausweichen.

after-moves = Nach { $line }:
after-wins = Zuerst gewinnt { SIDE($side) } { $what }{ $back ->
    [yes] { " " }zurück
   *[no] { "" }
}. Nach { $line }:
won = { MATERIAL($gained, form: "won", case: "acc") }
won-for = { MATERIAL($gained, form: "won", case: "acc") } für { MATERIAL($given, case: "acc") }
won-exchange = die Qualität
gain-then = Danach gilt: { $sentence }

threatens-mate-now = { SIDE($side) } droht matt zu setzen: { $line }.
threatens-mate = { SIDE($side) } droht in { NUMBER_WORD($moves) } Zügen matt zu setzen: { $line }.
threatens-promotion = { SIDE($side) } droht einen Bauern durchzubringen: { $line }.
threatens-material = { SIDE($side) } droht, mit { $first } { $what } zu gewinnen{ $rest }.

does-mate-now = setzt matt
does-mate = setzt in { NUMBER_WORD($moves) } Zügen matt
does-promote = bringt einen Bauern durch
does-win = gewinnt { $what }{ $back ->
    [yes] { " " }zurück
   *[no] { "" }
}

ahead-arose = Bei bestem Spiel gilt nach { $line }: { CAPITAL($sentence) }

drawn-stalemate = Remis: { $line } lässt { SIDE($side) } keinen Zug, patt.
drawn-material = Remis: Nach { $line } kann keine Seite mehr mattsetzen.
drawn-perpetual = Remis: { SIDE($side) } gibt Dauerschach, { $line }.
drawn-repetition = Remis: Die Züge wiederholen sich, { $line }.
drawn-by-tables = Remis bei bestem Spiel, nach den Endspieltabellen.
won-by-tables = { SIDE($side) } gewinnt, nach den Endspieltabellen
drawn-by-law = Remis: { CAPITAL($sentence) }

guest-part = { $name }: { $total }; davon sind { $told } unten erklärt, { $rest } nicht.
guest-against = { $name }: { $total }; die Gründe unten ergeben { $told }, und { $rest } bleiben unerklärt.
guest-beyond = Was { $name } darüber hinaus sieht
