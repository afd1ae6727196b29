# Die Erzählung auf dem Blatt: Überschriften, Urteile, was nach den Gründen bleibt.

to-move = { SIDE($side) } am Zug{ $check ->
    [yes] , im Schach
   *[no] { "" }
}
kind-of-position = { $kind ->
    [open] offenes
    [semi-open] halboffenes
    [semi-closed] halbgeschlossenes
   *[closed] geschlossenes
} { $stage ->
    [middlegame] Mittelspiel
   *[endgame] Endspiel
}
piece-material = Figuren im Wert von { $pawns } Bauern
profile = Profil { $name }
reasons-of = Gründe für { SIDE($side) }

for-side = Für { SIDE($side) }
best-play = Bestes Spiel: { $moves }
smaller-things = Kleinigkeiten
everything-else = Alles Übrige
only-best-play = Was erst das beste Spiel zeigt
having-the-move = Zugrecht
having-the-move-is-worth = das Zugrecht ist { $amount } wert
smaller-things-come-to = Kleinigkeiten machen { $amount } aus
worth-knowing = Wissenswertes
rules-broken = Verletzte Regeln der Quellen
rules-broken-by-move = Regeln der Quellen, die der Zug verletzt

what-if = Mit { unit-dative } auf { SQUARES($to) }: { $amount }.
unit-dative = { $role ->
    [pawn] dem Bauern
    [knight] dem Springer
    [bishop] dem Läufer
    [rook] dem Turm
    [queen] der Dame
   *[king] dem König
}

# Urteile.
better = { SIDE($side) } steht { $how ->
    [a-little] etwas besser
    [plainly] besser
    [clearly] deutlich besser
   *[far] weit besser
}
level = die Stellung ist ausgeglichen
mates-in = { SIDE($side) } setzt in { $moves ->
    [1] einem Zug
   *[other] { NUMBER_WORD($moves) } Zügen
} matt
counted = { $verdict }: { $amount }
over-checkmate = Schachmatt: { SIDE($side) } hat gewonnen.
over-stalemate = Patt: { SIDE($side) } kann nicht ziehen, die Partie ist remis.
over-material = Keine Seite kann mehr mattsetzen: Die Partie ist remis.
over-moves = 75 Züge lang wurde nichts geschlagen und kein Bauer gezogen: Die Partie ist remis.

# Wissenswertes.
fact-islands = { SIDE($side) } hat { NUMBER_WORD($more) } Bauerninseln gegen { NUMBER_WORD($fewer, form: "feminine") }
fact-minority = { SIDE($side) } führt einen Minoritätsangriff: { UNITS($pawn) } zielt auf { SQUARES($target) }, und was dort auch getauscht wird, eine Bauernschwäche bleibt zurück
fact-closed = Das Zentrum ist geschlossen: Auf allen vier Zentrumslinien blockieren sich Bauern
fact-half-closed = Das Zentrum ist halb geschlossen: Auf zwei oder drei seiner Linien blockieren sich Bauern
fact-pin = { UNITS($pinned, whose: "yes") } ist { UNITS($by, whose: "yes", case: "dat", form: "by") } gefesselt: Dahinter steht { UNITS($behind) }

# Was ein Zug bewirkt.
plays-gains = { SIDE($side) } spielt { $move }: { SIDE($side) } gewinnt { $amount }, das Zugrecht nicht gerechnet
plays-loses = { SIDE($side) } spielt { $move }: { SIDE($side) } verliert { $amount }, das Zugrecht nicht gerechnet
plays-keeps = { SIDE($side) } spielt { $move }: Die Zählung bleibt, wie sie war, das Zugrecht nicht gerechnet
about-the-move = Zum Zug selbst, außerhalb der Zählung

# Was sich zwischen zwei Stellungen ändert.
no-longer = Das gilt nicht mehr: { CAPITAL($what) }
less-than-before = Das zählt weniger als zuvor: { CAPITAL($what) }
only-beside = Nur nach { $best }: { CAPITAL($what) }
more-beside = Noch mehr nach { $best }: { CAPITAL($what) }

# Gründe im Einzelnen.
reason-opened = { $number }. { $title }, für { SIDE($side) }: { $amount }
more-findings = und { $number } weitere für { SIDE($side) }
source-section = Quelle: Abschnitt { $section } der Spezifikation.
finding-and-amount = { $finding }: { $amount }
opened-clause = { $name } ({ $key })

# Was jede Figur wert ist.
units-heading = Was Figuren und Bauern wert sind, aus der Sicht von Weiß, und woraus sich das zusammensetzt
units-rest = Was zu keiner Figur gehört: Zugrecht, Gewicht eines Vorsprungs, Felder
total = Summe
side-name = { SIDE($side) }
unit-name = { $role ->
    [pawn] Bauer
    [knight] Springer
    [bishop] Läufer
    [rook] Turm
    [queen] Dame
   *[king] König
}

# Einzelne Funde.
keeps-rule = { SIDE($side) } hält die Regel ein
breaks-rule = { SIDE($side) } verletzt die Regel
nothing-found = { SIDE($side) }: nichts dergleichen
findings = { SIDE($side) }: { $number ->
    [one] 1 Fund
   *[other] { $number } Funde
}, { $amount }
hint-compare = Verglichen werden zwei Züge: { $command }
hint-move = Es geht um einen Zug: { $command }
listed-clause = { $name } ({ $key }), { SIDE($side) } { $amount }

# Tabellen.
difference = Diff.
measures = Messgrößen
measure-islands = Bauerninseln
measure-dispersion = Dispersion D
measure-distortion = Distorsion
measure-distortion-front = Distorsion von vorn
measure-disharmony = Disharmonie der Figuren
measure-one-sidedness = Einseitigkeit der Figuren
measure-colour-share = Anteil der stärkeren Felderfarbe
measure-shelter-share = Dasselbe um den eigenen König
measure-distance = Felder bis zum feindlichen König
percent = { $number } %
so-many-times = { $number }-mal
beyond-measure = über alle Maßen

# Zum Vorlesen.
spoken-plus = plus { $amount }
spoken-minus = minus { $amount }
spoken-nothing = 0
plain-to-move = { SIDE($side) } am Zug. Die Zählung beträgt { $amount } Bauern.
plain-pieces = { SIDE($side) }: { ROW($pieces) }.
plain-piece = { UNITS($units, article: "none", form: "bare") }
plain-by-file = Bauern nach Linien:
plain-file = { $file }-Linie: { LIST($pawns) }.
plain-file-empty = { $file }-Linie: keine Bauern.
plain-file-side = { SIDE($side) } { SQUARES($squares) }
plain-reason = Für { SIDE($side) }, { $title }, { $amount }: { $sentence }
plain-what-if = Mit { unit-dative } auf { SQUARES($to) }: { $amount }.
plain-smaller = { $what }: { $amount }.
plain-move = Zugrecht: { $amount }.
plain-fact = Wissenswertes: { $fact }.
plain-rule = Eine Regel der Quellen ist verletzt: { $rule }.

evidence = { $games ->
    [engine] Engine-Partien
   *[masters] Meisterpartien
}: { ROW($parts) }
evidence-never = macht dort nie einen Unterschied
evidence-rare = zu selten für eine Messung
evidence-fitted = angepasst im Mittel { $fitted } Hundertstel
evidence-value = { $sign ->
    [confirmed] bestätigt
    [reversed] widerlegt
   *[undecided] unentschieden
}; die Quellen sagen { $source } Hundertstel, die Anpassung { $value } ({ $low } bis { $high })
evidence-share = in { $share } der Stellungen
evidence-beside = daneben Complement { $value } ({ $low } bis { $high })
evidence-left-out = weggelassen ändert sich der Fehler um { $loss } Hunderttausendstel
