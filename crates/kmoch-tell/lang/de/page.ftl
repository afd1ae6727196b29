# Die Seite: alles darauf, was nicht erzählt wird.

page-motto = warum eine Stellung wert ist, was sie wert ist
page-skip = Zum Kontenblatt springen
page-board = Brett
page-verdict = Urteil
page-panel = Kontenblatt, Engine, Partie
page-language = Sprache
page-dark-or-light = Dunkel oder hell
page-help-and-keys = Hilfe und Tasten
page-close = Schließen
page-cancel = Abbrechen

page-ledger = Kontenblatt
page-engine = Engine
page-game = Partie
page-at-work = rechnet

# Das Urteil.
page-balance = Waage
page-not-known-yet = noch nicht bekannt
page-score = Wertung
page-result = Ergebnis
page-best-play = Bestes Spiel
page-pieces-worth = je Seite Figuren im Wert von { $pawns } Bauern
page-cannot-be-told = Diese Stellung lässt sich nicht erklären.
page-weighing = Die Stellung wird gewogen…
page-at-sight = Auf den ersten Blick; es wird noch vorausgerechnet…
page-by-best-play = Das bringt das beste Spiel: Die Züge beweisen es, keine Klausel zählt es.

# Das Kontenblatt.
page-open-all = Alle öffnen
page-close-all = Alle schließen
page-by-chapter = Kontenblatt nach Kapiteln
page-difference = Differenz
page-difference-of = Differenz { $amount } mp
page-amount-of = { SIDE($side) } { $amount } mp
page-label = nur benannt
page-finds-nothing = { $count ->
    [one] { $count } weitere Klausel findet hier nichts.
   *[other] { $count } weitere Klauseln finden hier nichts.
}
page-sum-at-sight = Summe aller Klauseln, auf den ersten Blick
page-sum-over = Summe aller Klauseln, wer auch gewonnen hat
page-exactly = genau { $amount } mp

# Die Gewichte.
page-profile = Profil
page-weigh = Gewichten
page-weigh-hint = Regler und Schalter für jede Klausel
page-reset = { $count } zurücksetzen
page-export = Sichern
page-export-hint = Diese Zahlen als Profil sichern
page-counts = { $name } zählt
page-weight-of = Gewicht: { $name }

# Eine Klausel.
page-no-finding = Sie findet hier nichts.
page-smaller-ones = und { $count } kleinere
page-show-example = Ein Beispiel zeigen
page-curve-of-clause = Verlauf in der Partie
page-section = Abschnitt { $section } der Spezifikation ·
page-under = unter
page-values = Werte
page-values-mp = Werte (mp)
page-values-share = Werte (Anteil)
page-slot = Zahl

# Die Engine.
page-analyse = Rechnen
page-stop = Anhalten
page-lines = Varianten
page-depth = Tiefe
page-nodes = Knoten
page-speed = Tempo
page-hash = Hash
page-best-lines = Beste Varianten
page-thinking = Rechnet…
page-done-at = Fertig bei Tiefe { $depth }.
page-nothing-to-look-for = Es gibt nichts zu suchen: { $outcome }
page-engine-idle = Die Engine spielt nach demselben Kontenblatt, mit dem Profil und den Gewichten, die Sie gewählt haben. Lassen Sie sie rechnen und folgen Sie mit einem Klick auf einen Zug ihrer Variante.

# Züge und Partien.
page-moves = Züge
page-moves-and-board = Züge und Brett
page-first = Erste Stellung
page-back = Einen Zug zurück
page-forward = Einen Zug vor
page-last = Letzte Stellung
page-take-back = Den letzten Zug zurücknehmen
page-flip = Das Brett drehen
page-start-position = Ausgangsstellung
page-type-move = Einen Zug eingeben
page-variation = Variante
page-no-moves = Noch keine Züge: Ziehen Sie eine Figur oder fügen Sie eine Partie ein.
page-start-of-game = Anfang der Partie
page-taken-back = Zug zurückgenommen
page-game-loaded = Partie geladen: { $name }, { $moves } Halbzüge
page-which-of = { $first } bis { $last } von { $count }; eine andere:
page-games = { $count } Partien
page-left-out = Ausgelassen: { $what }.
page-beside-total = Neben der Summe
page-nothing = nichts
page-total = Summe
page-mostly = vor allem { $name } { $amount }
page-where-it-turned = Wo die Partie kippte
page-curve = Verlauf der Wertung in der Partie
page-curve-ends = Verlauf der Wertung in der Partie: von { $lowest } bis { $highest }. { $end }
page-at-the-end = Am Ende { $amount }

# Was eingegeben und eingefügt wird.
page-entry = FEN, EPD oder PGN
page-load = Laden
page-open = Öffnen…
page-open-file = Eine PGN-Datei öffnen
page-link = Link
page-link-hint = Den Link zu dieser Stellung kopieren
page-link-copied = Link kopiert
page-no-copying = Der Browser erlaubt das Kopieren hier nicht: Nehmen Sie den Link aus der Adresszeile.
page-no-answer = Der Server antwortet nicht. Läuft kmoch serve noch?
page-answered = Der Server antwortete { $status }.
page-bad-weight = Der Link enthält ein unbrauchbares Gewicht: { $what }.
page-bad-position = Der Link enthält keine Stellung: { $what }
page-bad-move = Der Link enthält einen Zug, der nicht möglich ist: { $what }.
page-bad-profile = Der Link nennt ein Profil, das es nicht gibt: { $what }.

# Die Stellung in Worten.
page-in-words = Die Stellung in Worten
page-pieces-of = { $side ->
    [white] Weiße Figuren
   *[black] Schwarze Figuren
}
page-pawns-of = { $side ->
    [white] Weiße Bauern nach Linien
   *[black] Schwarze Bauern nach Linien
}
page-none = keine
page-kind = { $count ->
    [one] { $role ->
        [king] König
        [queen] Dame
        [rook] Turm
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauer
    }
   *[other] { $role ->
        [king] Könige
        [queen] Damen
        [rook] Türme
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauern
    }
}
page-piece = { $side ->
    [white] { $role ->
        [queen] weiße
       *[other] weißer
    }
   *[black] { $role ->
        [queen] schwarze
       *[other] schwarzer
    }
} { $role ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauer
}
page-empty = leer

# Ein Feld.
page-on = { $piece } auf { $square }
page-worth-and-why = Was die Figur wert ist und warum
page-worth = Wert aus der Sicht von Weiß
page-touching = { $count ->
    [one] { $count } Fund betrifft { $square }
   *[other] { $count } Funde betreffen { $square }
}
page-no-clause-there = Keine Klausel hat etwas über { $square } zu sagen.
page-grid = Schachbrett: Pfeiltasten bewegen, Eingabe wählt und zieht
page-nothing-picked = Nichts gewählt
page-square-picked = { $square } gewählt, { $moves } Züge
page-square-worth = wert { $amount }
page-findings = { $count ->
    [one] { $count } Fund
   *[other] { $count } Funde
}
page-promote = Umwandeln in

# Aufstellen.
page-set-up = Eine Stellung aufbauen
page-set-up-mode = Aufbauen: eine Figur wählen, dann Felder drücken
page-brush-move = bewegen
page-brush-remove = wegnehmen
page-pieces-to-set = { $side ->
    [white] weiße Figuren
   *[black] schwarze Figuren
}
page-to-move = Am Zug
page-castling = Rochade
page-castles = { SIDE($side) } O-O
page-clear = Leeren
page-done = Fertig

# Tasten.
page-keys = Tasten
page-key-back = einen Zug zurück
page-key-on = einen Zug vor
page-key-start = zum Anfang
page-key-end = zum Ende
page-key-take-back = den letzten Zug zurücknehmen
page-key-flip = das Brett drehen
page-key-board = zum Brett
page-key-move = einen Zug eingeben
page-key-entry = FEN oder PGN eingeben
page-key-ledger = Kontenblatt
page-key-engine = die Engine starten oder anhalten
page-key-game = Partie
page-key-theme = dunkel oder hell
page-key-help = diese Hilfe
page-letters = Tasten aus einem Buchstaben oder Zeichen gelten
page-keys-board = Auf dem Brett gehen die Pfeiltasten von Feld zu Feld, die Eingabetaste wählt eine Figur, zieht sie und öffnet das Konto der Figur. Zeigen Sie auf einen Grund oder eine Zeile des Kontenblatts, oder setzen Sie den Fokus darauf, und ihre Felder leuchten: bernsteinfarben, wo es Weiß hilft, blau, wo es Schwarz hilft.
page-scripts = Für Programme:
page-json = die JSON-Schnittstelle
