# Taktische Motive.

motif-fork = { UNITS($by) } gabelt { UNITS($targets, case: "acc") }
motif-pin = { UNITS($by) } fesselt { UNITS($pinned, case: "acc") } an den König
motif-skewer = { UNITS($by) } spießt { UNITS($front, case: "acc") } vor { UNITS($back, case: "dat") } auf
motif-discovered_attack = { $move } öffnet die Linie { UNITS($by, case: "dat", form: "by") } auf { UNITS($target, case: "acc") }
motif-double_check = { $move } gibt Doppelschach durch { UNITS($by, case: "acc") }
motif-hanging_piece = { UNITS($piece) } hängt: Nichts deckt { ROLE($piece) ->
    [queen] sie
   *[masculine] ihn
}
motif-trapped_piece = { UNITS($piece) } ist gefangen: Wohin { ROLE($piece) ->
    [queen] sie auch geht, sie
   *[masculine] er auch geht, er
} ist verloren
motif-capturing_defender = { $move } schlägt { UNITS($guard, case: "acc") }, der { SQUARES($goal) } deckt
motif-deflection = { $move } lenkt { UNITS($guard, case: "acc") } von { SQUARES($goal) } ab
motif-attraction = { $move } lockt { UNITS($drawn, case: "acc") } nach { SQUARES($square) }, wo { UNITS($by) } angreift
motif-overloaded_piece = { UNITS($guard) } ist überlastet: { SQUARES($one) } und { SQUARES($other) } sind zugleich zu decken
motif-interference = { $move } unterbricht die Verbindung zwischen { UNITS($guard, case: "dat") } und { UNITS($goal, case: "dat") }
motif-named-mate = { $name } durch { UNITS($by, case: "acc") }
motif-found = { $name }

motif-name-back_rank_mate = Grundreihenmatt
motif-name-smothered_mate = ersticktes Matt
motif-name-anastasia_mate = Anastasia-Matt
motif-name-arabian_mate = arabisches Matt
motif-name-balestra_mate = Balestra-Matt
motif-name-blind_swine_mate = Matt der blinden Schweine
motif-name-boden_mate = Boden-Matt
motif-name-corner_mate = Eckmatt
motif-name-double_bishop_mate = Läuferpaar-Matt
motif-name-dovetail_mate = Schwalbenschwanz-Matt
motif-name-epaulette_mate = Epauletten-Matt
motif-name-hook_mate = Haken-Matt
motif-name-kill_box_mate = Käfig-Matt
motif-name-morphys_mate = Morphy-Matt
motif-name-opera_mate = Opern-Matt
motif-name-pillsburys_mate = Pillsbury-Matt
motif-name-triangle_mate = Dreiecks-Matt
motif-name-vukovic_mate = Vukovic-Matt
motif-name-mate_in = Matt
motif-name-fork = Gabel
motif-name-pin = Fesselung
motif-name-relative_pin = relative Fesselung
motif-name-skewer = Spieß
motif-name-discovered_attack = Abzugsangriff
motif-name-discovered_check = Abzugsschach
motif-name-double_check = Doppelschach
motif-name-x_ray_attack = Röntgenangriff
motif-name-hanging_piece = hängende Figur
motif-name-trapped_piece = gefangene Figur
motif-name-deflection = Ablenkung
motif-name-attraction = Hinlenkung
motif-name-interference = Unterbrechung
motif-name-clearance = Räumung
motif-name-capturing_defender = Beseitigung des Verteidigers
motif-name-overloaded_piece = Überlastung
motif-name-sacrifice = Opfer
motif-name-desperado = Desperado
motif-name-intermezzo = Zwischenzug
motif-name-promotion = Umwandlung
motif-name-under_promotion = Unterverwandlung
motif-name-advanced_pawn = vorgerückter Bauer
motif-name-exposed_king = entblößter König
motif-name-quiet_move = stiller Zug
motif-name-defensive_move = Verteidigungszug
motif-name-zugzwang = Zugzwang
