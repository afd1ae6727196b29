# Der Katalog: was um die Klauseln herum steht.

catalog-list = Jede Klausel und wessen Zahlen sie hat: ihre (der Quellen), unsere (dieses Projekts), beide, oder - für eine Tatsache ohne Zahlen. `kmoch catalog SCHLÜSSEL` sagt das Übrige.
catalog-numbers = { $numbers ->
    [theirs] ihre
    [ours] unsere
    [mixed] beide
   *[none] -
}
catalog-what = Was es ist
catalog-why = Warum es zählt
catalog-table = Tabelle
catalog-example = Beispiel
catalog-source = Quelle
catalog-evidence = Belege
catalog-worth = Wert
catalog-worth-nothing = { $profile }: nichts in diesem Profil
catalog-worth-in = Wert in { $profile }, { $unit ->
    [millipawns] in Tausendsteln eines Bauern
    [share] als Anteil
   *[number] als Zahlen
}
catalog-two-values = { $middlegame } im Mittelspiel, { $endgame } im Endspiel
catalog-document = { $document ->
    [wiki] die Wiki-Seite Dispersion and Distortion
   *[addendum] Tsvetkovs Addendum
}
catalog-passage = { $document }, unter „{ $heading }“: „{ $quote }“.
catalog-whose = { $numbers ->
    [own] Der Gedanke und seine Zahlen stammen von diesem Projekt.
    [theirs] Die Zahlen sind die der Quellen.
    [ours] Die Zahlen sind die dieses Projekts: Die Quellen lassen sie offen.
    [mixed] Von den Zahlen gilt: { $which }.
   *[none] Sie hat keine Zahlen: Sie benennt eine Tatsache.
}
catalog-defined = Definiert in Abschnitt { $section } der Spezifikation, { $chapter } (docs/spec.md#{ $anchor }).
catalog-belongs = Sie gehört zum Kapitel { $chapter }.

# Kmochs zwei Tabellen.
table-pawns = Bauern
table-islands = Inseln
table-behind = Felder dahinter
table-ahead = Felder davor
table-file-on = eine Linie weiter
table-differing = verschieden, ohne die a-Linie
table-differ = { $number } Felder unterscheiden sich
