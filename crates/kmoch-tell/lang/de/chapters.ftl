# Die Kapitel des Katalogs.

chapter-kmoch = Kmoch
chapter-attacks = Angriffe und Röntgenangriffe
chapter-passers = Freibauern
chapter-groups = Gruppen und Stand der Bauern
chapter-weaknesses = Doppelte und isolierte Bauern
chapter-backward = Rückständige Bauern
chapter-cooperation = Bauern und Figuren gemeinsam
chapter-mobility = Beweglichkeit, Kontrolle, Harmonie
chapter-placement = Stand der Figuren
chapter-material = Material
chapter-king = Der König
chapter-blocking = Blockade
chapter-fixed = Feste Strukturen
chapter-complement = Ergänzung
chapter-cuts = Ausschlussregeln
chapter-preferences = Vorlieben
chapter-moves = Klauseln über Züge
