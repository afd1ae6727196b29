# Motivos tácticos.

motif-fork = { UNITS($by) } hace un doble { UNITS($targets, case: "a") }
motif-pin = { UNITS($by) } clava { UNITS($pinned, case: "a") } contra el rey
motif-skewer = { UNITS($by) } enfila { UNITS($front, case: "a") } y, detrás, { UNITS($back, case: "a") }
motif-discovered_attack = { $move } abre la línea { UNITS($by, case: "de") } hacia { UNITS($target) }
motif-double_check = { $move } da jaque doble con { UNITS($by) }
motif-hanging_piece = { UNITS($piece) } está { ROLE($piece) ->
    [queen] colgada: nada la defiende
    [rook] colgada: nada la defiende
   *[masculine] colgado: nada lo defiende
}
motif-trapped_piece = { UNITS($piece) } está { ROLE($piece) ->
    [queen] atrapada: vaya donde vaya, está perdida
    [rook] atrapada: vaya donde vaya, está perdida
   *[masculine] atrapado: vaya donde vaya, está perdido
}
motif-capturing_defender = { $move } elimina { UNITS($guard, case: "a") }, que defendía { SQUARES($goal) }
motif-deflection = { $move } desvía { UNITS($guard, case: "a") } de { SQUARES($goal) }
motif-attraction = { $move } atrae { UNITS($drawn, case: "a") } a { SQUARES($square) }, donde { ROLE($drawn) ->
    [queen] la
    [rook] la
   *[masculine] lo
} ataca { UNITS($by) }
motif-overloaded_piece = { UNITS($guard) } tiene que defender a la vez { SQUARES($one) } y { SQUARES($other) }
motif-interference = { $move } se interpone entre { UNITS($guard) } y { UNITS($goal) }
motif-named-mate = { $name } con { UNITS($by) }
motif-found = { $name }

motif-name-back_rank_mate = mate del pasillo
motif-name-smothered_mate = mate ahogado (mate de la coz)
motif-name-anastasia_mate = mate de Anastasia
motif-name-arabian_mate = mate árabe
motif-name-balestra_mate = mate de Balestra
motif-name-blind_swine_mate = mate de los cerdos ciegos
motif-name-boden_mate = mate de Boden
motif-name-corner_mate = mate en el rincón
motif-name-double_bishop_mate = mate de los dos alfiles
motif-name-dovetail_mate = mate de cola de milano
motif-name-epaulette_mate = mate de las charreteras
motif-name-hook_mate = mate del gancho
motif-name-kill_box_mate = mate de la caja
motif-name-morphys_mate = mate de Morphy
motif-name-opera_mate = mate de la ópera
motif-name-pillsburys_mate = mate de Pillsbury
motif-name-triangle_mate = mate del triángulo
motif-name-vukovic_mate = mate de Vukovic
motif-name-mate_in = mate
motif-name-fork = doble
motif-name-pin = clavada
motif-name-relative_pin = clavada relativa
motif-name-skewer = enfilada
motif-name-discovered_attack = ataque a la descubierta
motif-name-discovered_check = jaque a la descubierta
motif-name-double_check = jaque doble
motif-name-x_ray_attack = ataque por rayos X
motif-name-hanging_piece = pieza colgada
motif-name-trapped_piece = pieza atrapada
motif-name-deflection = desviación
motif-name-attraction = atracción
motif-name-interference = interferencia
motif-name-clearance = despeje
motif-name-capturing_defender = eliminación del defensor
motif-name-overloaded_piece = sobrecarga
motif-name-sacrifice = sacrificio
motif-name-desperado = desesperado
motif-name-intermezzo = jugada intermedia
motif-name-promotion = coronación
motif-name-under_promotion = subpromoción
motif-name-advanced_pawn = peón avanzado
motif-name-exposed_king = rey expuesto
motif-name-quiet_move = jugada tranquila
motif-name-defensive_move = jugada defensiva
motif-name-zugzwang = zugzwang
