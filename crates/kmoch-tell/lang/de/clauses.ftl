# Was Klauseln finden: im Englischen bei ihrer Deklaration.

clause-attack = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] greift
   *[other] greifen
} { UNITS($at, whose: "yes", case: "acc") } an
clause-pin = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] fesselt
   *[other] fesseln
}: { UNITS($at, whose: "yes", capital: "yes") } stehen hintereinander auf einer Linie
clause-xray_attack = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] zielt
   *[other] zielen
} durch { SQUARES($by) } hindurch auf { UNITS($at, whose: "yes", case: "acc") }
clause-bishop_pair_amnesty = das Läuferpaar auf { SQUARES($by) } gleicht die Schwäche auf { SQUARES($on) } für { SIDE($side) } aus
clause-semi_backward_beside_doubled = { UNITS($on, whose: "yes", quality: "halbrückständig") } { COUNT($on) ->
    [one] hat
   *[other] haben
} Doppelbauern neben sich: { SQUARES($by) }
clause-weakness_bishop_pressure = { UNITS($on, whose: "yes", quality: "rückständig") } { COUNT($on) ->
    [one] kann
   *[other] können
} der Felderfarbe { UNITS($by, whose: "yes", case: "gen") } nicht ausweichen
clause-backward_blockader = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} vor { UNITS($at, whose: "yes", quality: "rückständig", case: "dat") }
clause-backward_connecting = { UNITS($on, whose: "yes", quality: "rückständig") } { COUNT($on) ->
    [one] ist
   *[other] sind
} an die Deckung von { SQUARES($by) } gebunden
clause-backward_doubled_contest = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] kämpft
   *[other] kämpfen
} um { SQUARES($at) }, wo sich der Doppelbauer { SQUARES($by) } auflösen könnte
clause-backward_doubled_pair = { UNITS($on, whose: "yes", quality: "rückständig") } { COUNT($on) ->
    [one] kann
   *[other] können
} sich durch den Vormarsch nach { SQUARES($at) } entdoppeln
clause-backward_fated = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} dauerhaft rückständig: { SQUARES($by) } { COUNT($by) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, und kein Bauer kann zu Hilfe kommen
clause-backward_fated_not_definitive = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] wird
   *[other] werden
} dauerhaft rückständig: { SQUARES($by) } { COUNT($by) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, und kein Bauer kann dort zu Hilfe kommen
clause-backward_fated_doubled = { UNITS($on, whose: "yes", quality: "dauerhaft rückständig") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} auch dem eigenen Bauern auf { SQUARES($by) } im Weg
clause-backward_fixed_chain = { UNITS($on, whose: "yes", quality: "rückständig") } { COUNT($on) ->
    [one] gehört
   *[other] gehören
} zu einer auf { SQUARES($by) } festgelegten Kette
clause-backward = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} rückständig: { UNITS($by, whose: "yes", capital: "yes") } { COUNT($by) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, und kein Bauer kann zu Hilfe kommen
clause-backward_not_definitive = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] wird
   *[other] werden
} rückständig: { UNITS($by, whose: "yes", capital: "yes") } { COUNT($by) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, und kein Bauer kann dort zu Hilfe kommen
clause-partially_semi_backward = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} teilweise halbrückständig: { SQUARES($by) } { COUNT($by) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, und nur ein Bauer hilft
clause-partially_semi_backward_not_definitive = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] wird
   *[other] werden
} teilweise halbrückständig: { SQUARES($by) } { COUNT($by) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, und nur ein Bauer hilft dort
clause-potentially_backward = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] kann
   *[other] können
} rückständig werden: { SQUARES($by) } { COUNT($by) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, wohin Hilfe erst noch kommen muss
clause-potentially_backward_not_definitive = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] kann
   *[other] können
} weiter vorn rückständig werden: { SQUARES($by) } { COUNT($by) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, wohin Hilfe erst noch kommen muss
clause-backward_pressure = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, wohin { UNITS($by, whose: "yes", quality: "rückständig") } vorrücken möchte
clause-semi_backward_pressure = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, wohin { UNITS($by, whose: "yes", quality: "halbrückständig") } vorrücken möchte
clause-weakness_queen_relief = { UNITS($on, whose: "yes", quality: "schwach") } { COUNT($on) ->
    [one] wiegt
   *[other] wiegen
} weniger, solange { SIDE($enemy) } { UNITS($by, case: "acc") } hat
clause-weakness_rook_pressure = { UNITS($on, whose: "yes", quality: "schwach") } { COUNT($on) ->
    [one] ist
   *[other] sind
} ein Ziel für { UNITS($by, whose: "yes", case: "acc") }
clause-semi_backward = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} halbrückständig: { UNITS($by, whose: "yes", capital: "yes") } { COUNT($by) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, doch ein eigener Bauer hilft dort
clause-semi_backward_not_definitive = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] wird
   *[other] werden
} halbrückständig: { UNITS($by, whose: "yes", capital: "yes") } { COUNT($by) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, doch ein eigener Bauer hilft dort
clause-backward_shared_stopper = { UNITS($on, whose: "yes", quality: "rückständig") } { COUNT($on) ->
    [one] ist
   *[other] sind
} nicht der einzige, den { UNITS($by, whose: "yes") } aufhalten muss
clause-blockade = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] blockiert
   *[other] blockieren
} den Freibauern auf { SQUARES($at) }
clause-blockade_from_afar = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] erwartet
   *[other] erwarten
} den Freibauern auf { SQUARES($at) } weiter vorn auf seiner Linie
clause-block_intruder = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] hält
   *[other] halten
} den eingedrungenen Bauern auf { SQUARES($at) } auf
clause-blockade_reserve = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] kann
   *[other] können
} die Blockade auf { SQUARES($at) } übernehmen
clause-block_root = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] blockiert
   *[other] blockieren
} die Basis der Kette auf { SQUARES($at) }
clause-blockade_second = { SIDE($side) } muss neben { UNITS($on, case: "dat") } gegen { SQUARES($at) } noch eine weitere Blockade aufrechterhalten
clause-block_shelter_doubled = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] blockiert
   *[other] blockieren
} den Doppelbauern auf { SQUARES($at) } vor dem { $enemy ->
    [white] weißen
   *[black] schwarzen
} König
clause-fix_shelter_doubled = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] legt
   *[other] legen
} den Doppelbauern auf { SQUARES($at) } vor dem { $enemy ->
    [white] weißen
   *[black] schwarzen
} König fest
clause-block_doubled = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] blockiert
   *[other] blockieren
} den Doppelbauern auf { SQUARES($at) }
clause-block_isolated = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] blockiert
   *[other] blockieren
} den isolierten Bauern auf { SQUARES($at) }
clause-block_doubled_isolated = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] blockiert
   *[other] blockieren
} den isolierten Doppelbauern auf { SQUARES($at) }
clause-block_doubled_backward = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] blockiert
   *[other] blockieren
} den rückständigen Doppelbauern auf { SQUARES($at) }
clause-bishop_pair = { SIDE($side) } hat das Läuferpaar auf { SQUARES($on) }
clause-bishop_beside_pawns = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] hat
   *[other] haben
} auf der eigenen Felderfarbe Bauern auf { SQUARES($by) }
clause-long_diagonal = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] bestreicht
   *[other] bestreichen
} das Zentrum auf einer langen Diagonale
clause-king_danger = der { $enemy ->
    [white] weiße
   *[black] schwarze
} König ist in Gefahr durch { UNITS($on, case: "acc") }
clause-safe_checks = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] hat
   *[other] haben
} ein ungefährdetes Schach auf { SQUARES($at) }
clause-rook_file = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] hat
   *[other] haben
} eine offene oder halboffene Linie
clause-rook_on_seventh = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] wirkt
   *[other] wirken
} auf der siebten Reihe
clause-rook_behind_passer = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} hinter dem Freibauern auf { SQUARES($at) }
clause-imbalance = die Materialverteilung von { SIDE($side) }
clause-minor_far_from_king = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} weit vom eigenen König entfernt
clause-flank_attack = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] drückt
   *[other] drücken
} auf den Flügel des { $enemy ->
    [white] weißen
   *[black] schwarzen
} Königs: { SQUARES($at) }
clause-flank_cover = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] deckt
   *[other] decken
} den Flügel des eigenen Königs: { SQUARES($at) }
clause-king_escape = der { $side ->
    [white] weiße
   *[black] schwarze
} König auf { SQUARES($on) } kann nach { SQUARES($at) }
clause-outpost = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} auf einem Vorposten
clause-minor_behind_pawn = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} hinter einem Bauern
clause-passer_own_king = der { $side ->
    [white] weiße
   *[black] schwarze
} Freibauer auf { SQUARES($on) } und der eigene König auf { SQUARES($by) }
clause-passer_enemy_king = der { $side ->
    [white] weiße
   *[black] schwarze
} Freibauer auf { SQUARES($on) } und der feindliche König auf { SQUARES($by) }
clause-passer_path = den { $side ->
    [white] weißen
   *[black] schwarzen
} Freibauern auf { SQUARES($at) } { COUNT($by) ->
    [one] hält
   *[other] halten
} { UNITS($by) } auf
clause-phalanx = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} in einer Phalanx
clause-supported_pawn = { UNITS($at, whose: "yes") } { COUNT($at) ->
    [one] wird
   *[other] werden
} von { COUNT($by) ->
    [one] einem Bauern
   *[other] zwei Bauern
} gestützt: { SQUARES($by) }
clause-isolated_half_open = { UNITS($on, whose: "yes", quality: "isoliert") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} auf einer halboffenen Linie
clause-weight_of_lead = { SIDE($side) } liegt zurück, und je weniger Figuren bleiben, desto mehr wiegt das
clause-pawns_left = { SIDE($side) } liegt zurück, und { SIDE($enemy) } hat zum Gewinnen noch { UNITS($on, case: "acc") }
clause-pawnless_lead = { SIDE($side) } liegt zurück, doch { SIDE($enemy) } hat keinen Bauern, nur { UNITS($on, case: "acc") }
clause-opposite_bishops = { SIDE($side) } liegt zurück, doch { UNITS($on) } sind ungleichfarbig
clause-wrong_rook_pawn = { SIDE($side) } liegt zurück, sitzt aber in der Ecke, in der sich { UNITS($on) } umwandeln { COUNT($on) ->
    [one] müsste
   *[other] müssten
}
clause-pawn_front = { SIDE($side) } liegt zurück, und um mehr als die Bauern auf { SQUARES($on) } geht es nicht
clause-kind_of_ending = { SIDE($side) } liegt in einem Endspiel dieser Art zurück: { UNITS($on) }
clause-queen_hunt = { SIDE($side) } kann { UNITS($on, whose: "yes", case: "acc") } von { SQUARES($at) } aus angreifen
clause-shelter_file = der Schutz des { $side ->
    [white] weißen
   *[black] schwarzen
} Königs auf { SQUARES($by) }: { SQUARES($on) }
clause-pawn_storm = { $enemy ->
    [white] weiße
   *[black] schwarze
} Bauern vor dem { $side ->
    [white] weißen
   *[black] schwarzen
} König auf { SQUARES($on) }: { SQUARES($at) }
clause-safe_space = { SIDE($side) } hat hinter den Bauern Raum auf { SQUARES($at) }
clause-pawn_square = der Standort { UNITS($on, whose: "yes", case: "gen") }
clause-king_square = der Standort des { $side ->
    [white] weißen
   *[black] schwarzen
} Königs auf { SQUARES($on) }
clause-tempo = { SIDE($side) } ist am Zug
clause-pawn_threat = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] greift
   *[other] greifen
} { UNITS($at, whose: "yes", case: "acc") } an
clause-pawn_push_threat = { SIDE($side) } kann { UNITS($on, case: "acc") } vorstoßen und { UNITS($at, whose: "yes", case: "acc") } angreifen
clause-piece_threat = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] nimmt
   *[other] nehmen
} { UNITS($at, whose: "yes", case: "acc") } aufs Korn
clause-hanging = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] greift
   *[other] greifen
} { UNITS($at, whose: "yes", case: "acc") } an, ungedeckt
clause-restriction = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] macht
   *[other] machen
} { SQUARES($at) } streitig
clause-unstoppable_passer = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} für den { $enemy ->
    [white] weißen
   *[black] schwarzen
} König nicht einzuholen
clause-cheap_defender = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} billig gedeckt: { UNITS($by, capital: "yes") } { COUNT($by) ->
    [one] ist
   *[other] sind
} weniger wert als jeder Angreifer
clause-piece_pawn_file = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} mit dem Bauern auf { SQUARES($at) } auf einer Linie
clause-piece_pawn_diagonal = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} mit dem Bauern auf { SQUARES($at) } auf einer Diagonale
clause-pawn_piece_intersection = { UNITS($on, whose: "yes") } greifen gemeinsam { SQUARES($at) } an
clause-stepping_stone = { SQUARES($on) } ist ein Trittstein zum { $enemy ->
    [white] weißen
   *[black] schwarzen
} König: Ein Bauer greift das Feld an und ebenso { UNITS($by) }
clause-cut_imminence = die { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren sind zusammen { $measure } Felder vom { $enemy ->
    [white] weißen
   *[black] schwarzen
} König auf { SQUARES($at) } entfernt: Die Regel erlaubt { $limit }
clause-cut_backward_seventh = { SIDE($side) } hat { $measure } rückständige Bauern in der Ausgangsstellung, { SQUARES($on) }: Die Regel erlaubt { $limit }
clause-cut_backward_sixth = { SIDE($side) } hat { $measure } rückständige Bauern einen Schritt vor der Ausgangsstellung, { SQUARES($on) }: Die Regel erlaubt { $limit }
clause-cut_fated_seventh = { SIDE($side) } hat { $measure } dauerhaft rückständige Bauern in der Ausgangsstellung, { SQUARES($on) }, deren nächstes Feld je zwei feindliche Bauern beherrschen: Die Regel erlaubt { $limit }
clause-cut_harmony = die Beweglichkeit der { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren ist ungleich verteilt, eine Disharmonie von { $measure }: Die Regel erlaubt { $limit }
clause-cut_positioning = die { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren stehen nur in einer Hinsicht gut, eine Unausgewogenheit von { $measure }: Die Regel erlaubt { $limit }
clause-cut_colour_split = die { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren beherrschen vor allem { $colour ->
    [light] weiße
   *[dark] schwarze
} Felder, { $measure } ihrer Kontrolle: Die Regel erlaubt { $limit }
clause-cut_shelter_colour_split = { SIDE($side) } deckt um den König auf { SQUARES($by) } vor allem { $colour ->
    [light] weiße
   *[dark] schwarze
} Felder, { $measure } der Kontrolle dort: Die Regel erlaubt { $limit }
clause-cut_connectedness = die { $enemy ->
    [white] weißen
   *[black] schwarzen
} Bauern übertreffen die { $side ->
    [white] weißen
   *[black] schwarzen
} auf { SQUARES($on) } in den Aussichten auf Verbindung { $measure }: Die Regel erlaubt { $limit }
clause-cut_gap_bridging = die { $enemy ->
    [white] weißen
   *[black] schwarzen
} Bauern übertreffen die { $side ->
    [white] weißen
   *[black] schwarzen
} auf { SQUARES($on) } im Schließen von Lücken { $measure }: Die Regel erlaubt { $limit }
clause-cut_pawn_spread = die { $side ->
    [white] weißen
   *[black] schwarzen
} Bauern auf { SQUARES($on) } drängen sich, verglichen mit den { $enemy ->
    [white] weißen
   *[black] schwarzen
}, { $measure } auf gleichen Linien und Feldern: Die Regel erlaubt { $limit }
clause-cut_low_mobility = { SIDE($side) } hat { COUNT($on) ->
    [one] eine Figur
   *[other] { $measure } Figuren
} fast ohne Felder ({ UNITS($on) }): Die Regel erlaubt { $limit ->
    [0] keine
   *[other] { $limit }
}
clause-cut_top_mobility = { UNITS($at, whose: "yes") } { COUNT($at) ->
    [one] ist
   *[other] sind
} { $measure } so beweglich wie { UNITS($on, whose: "yes") }: Die Regel erlaubt { $limit }
clause-cut_doubled_pairs = { SIDE($side) } hat auf { $measure } Linien mehr als einen Bauern, { SQUARES($on) }: Die Regel erlaubt { $limit }
clause-cut_fixed_isolated = { SIDE($side) } hat { $measure } isolierte und festgelegte Bauern, { SQUARES($on) }: Die Regel erlaubt { $limit }
clause-fixed_chain_draw = { SIDE($side) } liegt zurück, doch mit { SQUARES($on) } gegen { SQUARES($at) } verkeilt gibt es kaum ein Durchkommen
clause-closed_structure = das Zentrum ist auf allen vier Linien geschlossen
clause-semi_closed_structure = das Zentrum ist zum Teil geschlossen: { $side ->
    [white] Weiße
   *[black] Schwarze
} Bauern auf { SQUARES($on) } können nicht frei ziehen
clause-fixed_part = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} Teil einer festen Struktur
clause-semi_fixed_part = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} Teil einer halbfesten Struktur
clause-closed_placement = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} hinter dem geschlossenen Bauern auf { SQUARES($by) } bereit
clause-fixed_pawn = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} festgelegt
clause-semi_fixed_pawn = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} halb festgelegt
clause-group_member = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] gehört
   *[other] gehören
} zu einer Bauerngruppe
clause-pawn_defended = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} von einem Bauern gedeckt
clause-group_count = { SIDE($side) } muss sich um die Bauerngruppe auf { SQUARES($on) } kümmern
clause-group_rank_span = { UNITS($on, whose: "yes") } sind über ihre Reihen auseinandergezogen
clause-pawn_file = { SIDE($side) } hat einen Bauern auf { SQUARES($on) }, nach seiner Linie
clause-pawn_rank = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] gewinnt
   *[other] gewinnen
} Raum
clause-pawn_advance_potential = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] hat
   *[other] haben
} für den Vormarsch einen Nachbarn auf { SQUARES($at) }
clause-pawn_connectedness_potential = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] kann
   *[other] können
} mit anderen in Verbindung kommen
clause-pawn_gap_bridging = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] kann
   *[other] können
} vorn noch Lücken schließen
clause-root_pawn = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} die Basis einer Kette, von keinem Bauern gedeckt
clause-root_pawn_two_diagonals = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] hält
   *[other] halten
} als Basis zwei Diagonalen
clause-root_pawn_fixed = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} die Basis einer festgelegten Kette
clause-pawn_spread = { $side ->
    [white] weiße
   *[black] schwarze
} Bauern beherrschen dieselbe Linie oder dasselbe Feld mehrfach: { SQUARES($on) }
clause-group_potential_member = { UNITS($on, whose: "yes", quality: "einzeln") } { COUNT($on) ->
    [one] könnte
   *[other] könnten
} sich mit einem Schritt anschließen
clause-group_stranded_member = { UNITS($on, whose: "yes", quality: "einzeln") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} nahe bei einem Bauern, { COUNT($on) ->
    [one] kann
   *[other] können
} sich ihm aber nicht anschließen
clause-imminence = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] hat
   *[other] haben
} noch einen Weg bis zum { $enemy ->
    [white] weißen
   *[black] schwarzen
} König auf { SQUARES($at) }
clause-shelter_pawn_immediate = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} direkt beim König
clause-shelter_pawn_wider = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] schützt
   *[other] schützen
} den König aus zwei Feldern Abstand
clause-shelter_pawn_sinuous = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] schützt
   *[other] schützen
} den König aus einem Springerzug Abstand
clause-unguarded_fourth = kein { $side ->
    [white] weißer
   *[black] schwarzer
} Bauer deckt { SQUARES($on) }
clause-unguarded_fourth_control = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] beherrscht
   *[other] beherrschen
} { SQUARES($at) }, das kein Bauer deckt
clause-unguarded_fourth_occupied = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] steht
   *[other] stehen
}, wo kein { $enemy ->
    [white] weißer
   *[black] schwarzer
} Bauer deckt
clause-weak_spot = kein { $side ->
    [white] weißer
   *[black] schwarzer
} Bauer deckt { SQUARES($on) }
clause-weak_spot_control = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] beherrscht
   *[other] beherrschen
} das schwache Feld { SQUARES($at) }
clause-weak_spot_occupied = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] sitzt
   *[other] sitzen
} auf einem schwachen Feld von { SIDE($enemy) }
clause-dispersion = die { $side ->
    [white] weißen
   *[black] schwarzen
} Bauern sind auf Inseln verstreut: { SQUARES($on) }
clause-distortion = die { $side ->
    [white] weißen
   *[black] schwarzen
} Bauern stehen von Linie zu Linie ungleichmäßig: { SQUARES($on) }
clause-distortion_front = von vorn gezählt { COUNT($on) ->
    [one] weicht
   *[other] weichen
} { UNITS($on, whose: "yes") } um { $n } Schritte von den Nachbarlinien ab
clause-island_imbalance = die { $side ->
    [white] weißen
   *[black] schwarzen
} Bauern bilden mehr Inseln als die { $enemy ->
    [white] weißen
   *[black] schwarzen
}: { SQUARES($on) }
clause-weak_pawn = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} schwach
clause-material_compensation = { SIDE($side) } hat weniger Material und steht doch nicht schlechter
clause-material = { SIDE($side) } hat { UNITS($on, case: "acc") }
clause-piece_grading = die Zahl der Bauern auf dem Brett gewichtet { UNITS($on, whose: "yes", case: "acc") } um
clause-pawn_grading = die Figuren auf dem Brett gewichten die { $side ->
    [white] weißen
   *[black] schwarzen
} Bauern auf { SQUARES($on) }
clause-queen_passer_draw = { UNITS($on) } halten Dame und Freibauer, denn zwei von ihnen beherrschen { SQUARES($at) }: ausgeglichen für { SIDE($side) }
clause-colour_split = die { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren teilen ihre Kontrolle zwischen schwarzen und weißen Feldern
clause-shelter_colour_split = { SIDE($side) } teilt die Kontrolle der Felder um den eigenen König zwischen schwarzen und weißen
clause-complementarity = die { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren beherrschen das freie Feld { SQUARES($on) }
clause-complementarity_king_quadrant = die { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren beherrschen { SQUARES($on) } im Brettviertel des feindlichen Königs
clause-mobility = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] hat
   *[other] haben
} diese Felder: { SQUARES($at) }
clause-harmony = die { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren teilen sich ihre Beweglichkeit: { UNITS($on) }
clause-xray_intersection = die Linien { UNITS($on, whose: "yes", case: "gen") } kreuzen sich auf { SQUARES($at) }
clause-xray_intersection_shelter = { UNITS($on, whose: "yes") } treffen sich nahe dem feindlichen König auf { SQUARES($at) }
clause-xray_intersection_knight = { UNITS($on, whose: "yes") } treffen sich auf { SQUARES($at) }
clause-shelter_complementarity = { $side ->
    [white] weiße
   *[black] schwarze
} Figuren und Bauern beherrschen { SQUARES($on) } neben dem eigenen König
clause-spatial_mobility = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] kann
   *[other] können
} frei in Richtung { SQUARES($at) } ziehen
clause-fixing_when_ahead = { SIDE($side) } liegt vorn und schließt die Stellung mit dem Bauernzug nach { SQUARES($at) } weiter ab
clause-freed_squares = der { $side ->
    [white] weiße
   *[black] schwarze
} Zug von { SQUARES($on) } macht { SQUARES($at) } für andere Figuren frei
clause-connected_passers = die { $side ->
    [white] weißen
   *[black] schwarzen
} Freibauern auf { SQUARES($on) } sind verbunden
clause-connected_passers_diagonal = von den { $side ->
    [white] weißen
   *[black] schwarzen
} Freibauern auf { SQUARES($on) } deckt der hintere den anderen
clause-central_passer = der { $side ->
    [white] weiße
   *[black] schwarze
} Freibauer auf { SQUARES($on) } hat im Zentrum einen zweiten neben sich
clause-passer = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist ein Freibauer
   *[other] sind Freibauern
}
clause-potential_passer = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] kann
   *[other] können
} zum Freibauern werden: { SIDE($enemy) } ist auf der eigenen und den Nachbarlinien nicht überlegen
clause-passer_neutral = { SIDE($side) } hat keinen Freibauern und auch keinen in Aussicht: { SQUARES($on) }
clause-semi_passer = { UNITS($on, whose: "yes") } wäre ein Freibauer, stünde nicht ein eigener Bauer davor
clause-piece_holistic = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] zählt
   *[other] zählen
} nach Reihe und Zentrum zusammen
clause-piece_rank = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] zählt
   *[other] zählen
} nach der Reihe
clause-piece_centralisation = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] zählt
   *[other] zählen
} nach dem Abstand vom Zentrum
clause-smart_positioning = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] zählt
   *[other] zählen
} nach Beweglichkeit, Angriff und Standort zusammen
clause-space_queen = { SIDE($side) } hat eine Dame, um den Raum zu nutzen, den { UNITS($on) } { COUNT($on) ->
    [one] gewinnt
   *[other] gewinnen
}
clause-space_king_half = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] gewinnt
   *[other] gewinnen
} Raum auf der Hälfte, auf der der { $enemy ->
    [white] weiße
   *[black] schwarze
} König steht
clause-space_fixed_chain = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] gewinnt
   *[other] gewinnen
} dauerhaft Raum, da die Bauern verkeilt sind
clause-prefer_harmony = die { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren teilen sich ihre Beweglichkeit nach diesem Zug gleichmäßiger: { UNITS($on) }
clause-prefer_positioning = die { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren stehen nach diesem Zug in mehr als einer Hinsicht gut: { UNITS($on) }
clause-prefer_complementarity = die { $side ->
    [white] weißen
   *[black] schwarzen
} Figuren beherrschen nach diesem Zug zusammen mehr Felder: { UNITS($on) }
clause-doubled_closing_ranks = die { $side ->
    [white] weißen
   *[black] schwarzen
} Doppelbauern auf { SQUARES($on) } sind gebunden: Der vordere deckt { SQUARES($by) }
clause-treble = { SIDE($side) } hat drei Bauern auf einer Linie: { SQUARES($on) }
clause-quadruple = { UNITS($on, whose: "yes") } stehen alle auf einer Linie
clause-doubled = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist ein Doppelbauer
   *[other] sind Doppelbauern
}
clause-doubled_fixed_chain = die { $side ->
    [white] weißen
   *[black] schwarzen
} Doppelbauern auf { SQUARES($on) } sind entschuldigt: Der Vormarsch des hinteren würde sie auflösen
clause-doubled_group_size = { $side ->
    [white] weiße
   *[black] schwarze
} Doppelbauern gehören zu einer Gruppe: { SQUARES($on) }
clause-doubled_immobilised = die { $side ->
    [white] weißen
   *[black] schwarzen
} Doppelbauern auf { SQUARES($on) } können nicht ziehen: { UNITS($by, whose: "yes", capital: "yes") } { COUNT($by) ->
    [one] steht
   *[other] stehen
} vor ihnen
clause-doubled_immobilised_relief = die unbeweglichen { $side ->
    [white] weißen
   *[black] schwarzen
} Bauern auf { SQUARES($on) } haben von hinten Hilfe auf { SQUARES($by) }
clause-isolated_horizontal = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} isoliert: { SIDE($side) } hat auf den Nachbarlinien keinen Bauern
clause-isolated_vertical = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] hat
   *[other] haben
} den Anschluss verloren: Kein Nachbar steht innerhalb einer Reihe
clause-isolated_fixed = { UNITS($on, whose: "yes", quality: "isoliert") } { COUNT($on) ->
    [one] ist
   *[other] sind
} durch den { $enemy ->
    [white] weißen
   *[black] schwarzen
} Bauern auf { SQUARES($by) } festgelegt
clause-doubled_separation = die { $side ->
    [white] weißen
   *[black] schwarzen
} Doppelbauern auf { SQUARES($on) } lassen Platz zwischen sich
clause-knight_square = der Standort { UNITS($on, whose: "yes", case: "gen") }
clause-bishop_square = der Standort { UNITS($on, whose: "yes", case: "gen") }
clause-rook_square = der Standort { UNITS($on, whose: "yes", case: "gen") }
clause-queen_square = der Standort { UNITS($on, whose: "yes", case: "gen") }
clause-knight_reach = die Reichweite { UNITS($on, whose: "yes", case: "gen") }
clause-bishop_reach = die Reichweite { UNITS($on, whose: "yes", case: "gen") }
clause-rook_reach = die Reichweite { UNITS($on, whose: "yes", case: "gen") }
clause-queen_reach = die Reichweite { UNITS($on, whose: "yes", case: "gen") }
clause-rook_shut_in = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} dem Turm auf { SQUARES($by) } im Weg
clause-holding_back = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] hält
   *[other] halten
} { UNITS($at, whose: "yes", case: "acc") } zurück
clause-won_pawn_ending = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] kommt
   *[other] kommen
} durch: König und Bauer gegen König ist hier gewonnen
clause-drawn_pawn_ending = { SIDE($side) } liegt zurück, aber der König hält gegen { UNITS($on, case: "acc") }: ein bekanntes Remis
clause-lopsided_pawns = { SIDE($side) } liegt zurück, und so ungleich stehen die Bauern: { SQUARES($on) }
clause-line_to_king = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} auf den { $enemy ->
    [white] weißen
   *[black] schwarzen
} König auf { SQUARES($by) } gerichtet
clause-pawnless_wing = der { $side ->
    [white] weiße
   *[black] schwarze
} König auf { SQUARES($on) } steht auf einem Flügel ohne Bauern
clause-king_far_from_pawns = der { $side ->
    [white] weiße
   *[black] schwarze
} König auf { SQUARES($on) } ist fern von seinen Bauern: der nächste steht auf { SQUARES($by) }
clause-closed_board = { UNITS($on, whose: "yes") } bei festgelegten Bauern auf { SQUARES($by) }
clause-queen_in_line = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] zielt
   *[other] zielen
} durch eine Einheit auf { UNITS($at, whose: "yes", case: "acc") }
clause-to_take = { SIDE($side) } ist am Zug, und { UNITS($on) } { COUNT($on) ->
    [one] kann
   *[other] können
} { UNITS($at, whose: "yes", case: "acc") } schlagen
clause-check_to_give = { SIDE($side) } ist am Zug, und { UNITS($on) } { COUNT($on) ->
    [one] kann
   *[other] können
} auf { SQUARES($at) } Schach geben
clause-king_wing = { UNITS($on, whose: "yes") } nach dem Weg zur Linie des { $enemy ->
    [white] weißen
   *[black] schwarzen
} Königs auf { SQUARES($by) }
clause-king_facing_queen = der { $side ->
    [white] weiße
   *[black] schwarze
} König auf { SQUARES($on) } und die feindliche Dame
clause-back_rank_guard = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] hütet
   *[other] hüten
} die Grundreihe
clause-passer_escort = den { $side ->
    [white] weißen
   *[black] schwarzen
} Freibauern auf { SQUARES($on) } { COUNT($by) ->
    [one] geleitet
   *[other] geleiten
} { UNITS($by) }
clause-lever = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] greift
   *[other] greifen
} den Bauern auf { SQUARES($at) } an
clause-rooks_together = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] arbeitet
   *[other] arbeiten
} mit dem Turm auf { SQUARES($by) } zusammen
clause-rook_before_passer = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] steht
   *[other] stehen
} vor dem eigenen Freibauern
clause-rook_boxed_in = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ist
   *[other] sind
} vom eigenen König auf { SQUARES($by) } eingesperrt
clause-king_cut_off = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] schneidet
   *[other] schneiden
} den { $enemy ->
    [white] weißen
   *[black] schwarzen
} König auf { SQUARES($by) } ab
clause-outpost_in_reach = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] kann
   *[other] können
} einen Vorposten auf { SQUARES($at) } erreichen
clause-guarded_by_pawn = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] deckt
   *[other] decken
} { UNITS($at, case: "acc") }
clause-bishop_against_pawns = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] beißt
   *[other] beißen
} sich an den Bauern auf { SQUARES($by) } fest
clause-leaned_on = was die { $side ->
    [white] weißen
   *[black] schwarzen
} Einheiten einander verdanken
