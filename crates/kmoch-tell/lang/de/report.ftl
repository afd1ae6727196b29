# Das Blatt über eine Partie.

report-start = Anfang
report-game = Die Partie
report-end = Das Ende
report-unnamed = ein Ungenannter
report-met = { $white } spielte mit Weiß gegen { $black }.
report-met-at = { $white } spielte mit Weiß gegen { $black } ({ $event }).
report-met-on = { $white } spielte mit Weiß gegen { $black } ({ $event }, { $date }).
report-opening = Die Eröffnung: { $name }.
report-won = { SIDE($side) } gewann in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
report-drawn = Remis nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
report-unfinished = Sie dauert { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} und hat kein Ergebnis.
report-no-faults = { SIDE($side) } machte keinen Fehler, den die Bewertung zeigt.
report-faults = { SIDE($side) } machte { LIST($faults) }.
report-faults-of-kind = { $fault ->
    [blunder] { $number ->
        [one] einen groben Fehler
       *[other] { $number } grobe Fehler
    }
    [mistake] { $number ->
        [one] einen Fehler
       *[other] { $number } Fehler
    }
   *[inaccuracy] { $number ->
        [one] eine Ungenauigkeit
       *[other] { $number } Ungenauigkeiten
    }
}
report-fault = { $move } ist { $fault ->
    [blunder] ein grober Fehler
    [mistake] ein Fehler
   *[inaccuracy] eine Ungenauigkeit
}.
report-turns = { $move } wendet die Partie.
report-chances-go = Die Gewinnaussichten von { SIDE($side) } { $goes ->
    [fall] fallen
   *[rise] steigen
} von { $from } auf { $to } Prozent.
report-breaks-rule = Der Zug verletzt eine Regel der Quellen: { $rule }.
report-better = Besser war { $line } ({ $score }).
report-mates = { SIDE($side) } setzt matt.
report-final-mate = Die Schlussstellung: { $score }.
report-final = In der Schlussstellung gilt: { $verdict } ({ $score }).
report-decided = { $move } entschied die Partie.
report-decided-by = { $move } entschied die Partie ({ $theme }).
report-decided-idea = { $move } entschied die Partie: { CAPITAL($idea) }.

report-moves = Zug { $first } bis { $last }: { $phase ->
    [opening] die Eröffnung
    [middlegame] das Mittelspiel
   *[endgame] das Endspiel
}
report-nothing-much = Bis Zug { $move } geschieht nicht viel.
report-stays-level = Die Partie bleibt ausgeglichen.
report-gains-ground = { SIDE($side) } gewinnt langsam an Boden: von { $from } auf { $to }.
report-up-and-down = Die Aussichten gehen auf und ab, und am Ende gilt: { $verdict }.
report-winning = { SIDE($side) } steht durchweg auf Gewinn ({ $score }).
report-since = { $verdict }, und das { $since ->
    [start] von Anfang an
   *[along] durchweg
} ({ $score }).

report-curves = Kurven
report-course = Der Verlauf der Partie
report-story = Die Erzählung
report-tables = Tabellen
report-board = Brett
report-moves-label = Züge
report-first = Erste Stellung
report-back = Einen Zug zurück
report-on = Einen Zug vor
report-last = Letzte Stellung
report-line = Züge der Partie
report-after = Nach { $move }
report-position-after = Stellung nach { $move }
report-chances = Gewinnaussichten von Weiß
report-wins = { SIDE($side) } gewinnt

report-how = Wie sie spielten
report-side = Seite
report-player = Spieler
report-inaccuracies = Ungenauigkeiten
report-mistakes = Fehler
report-blunders = Grobe Fehler
report-lost-a-move = Aussichten verloren je Zug
report-ledger = Die Rechnung nach Kapiteln, Weiß minus Schwarz, in Bauern
report-chapter = Kapitel
report-total = Summe auf den ersten Blick
report-move-by-move = Zug um Zug
report-move = Zug
report-score = Bewertung
report-chance = Aussichten
report-lost = Verloren
report-changed = Was sich am meisten änderte
