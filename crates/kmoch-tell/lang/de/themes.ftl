# Wovon Gründe handeln.

theme-material = Material
theme-imbalance = Materialverteilung
theme-king_safety = Königssicherheit
theme-king_activity = Königsaktivität
theme-passed_pawns = Freibauern
theme-pawn_weaknesses = Bauernschwächen
theme-pawn_structure = Bauernstruktur
theme-blockade = Blockade
theme-space = Raum
theme-piece_activity = Figurenspiel
theme-outposts = Vorposten
theme-bishops = Läufer
theme-files = Linien
theme-threats = Drohungen
theme-harmony = Zusammenspiel
theme-drawishness = Remistendenz
theme-tempo = Zugrecht
