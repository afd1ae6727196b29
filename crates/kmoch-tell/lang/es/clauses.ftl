# Lo que encuentran las cláusulas; en inglés está en su declaración.

clause-attack = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ataca
   *[other] atacan
} { UNITS($at, whose: "yes", case: "a") }
clause-pin = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] clava
   *[other] clavan
}: { UNITS($at, whose: "yes") } están uno detrás de otro en su línea
clause-xray_attack = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] apunta
   *[other] apuntan
} a través de { SQUARES($by) } { UNITS($at, whose: "yes", case: "a") }
clause-bishop_pair_amnesty = la pareja de alfiles de { SQUARES($by) } compensa a { SIDE($side) } la debilidad de { SQUARES($on) }
clause-semi_backward_beside_doubled = { UNITS($on, whose: "yes", quality: "semirretrasad") } { COUNT($on) ->
    [one] tiene
   *[other] tienen
} peones doblados al lado: { SQUARES($by) }
clause-weakness_bishop_pressure = { UNITS($on, whose: "yes", quality: "retrasad") } no { COUNT($on) ->
    [one] puede
   *[other] pueden
} salir del color { UNITS($by, whose: "yes", case: "de") }
clause-backward_blockader = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está
   *[other] están
} delante { UNITS($at, whose: "yes", quality: "retrasad", case: "de") }
clause-backward_connecting = { UNITS($on, whose: "yes", quality: "retrasad") } { COUNT($on) ->
    [one] está
   *[other] están
} atado a la defensa de { SQUARES($by) }
clause-backward_doubled_contest = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] lucha
   *[other] luchan
} por { SQUARES($at) }, donde el peón doblado de { SQUARES($by) } podría desdoblarse
clause-backward_doubled_pair = { UNITS($on, whose: "yes", quality: "retrasad") } { COUNT($on) ->
    [one] puede
   *[other] pueden
} desdoblarse avanzando a { SQUARES($at) }
clause-backward_fated = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está retrasado
   *[other] están retrasados
} sin remedio: { SQUARES($by) } { COUNT($by) ->
    [one] controla
   *[other] controlan
} { SQUARES($at) } y ningún peón puede acudir en su apoyo
clause-backward_fated_not_definitive = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] quedará retrasado
   *[other] quedarán retrasados
} sin remedio: { SQUARES($by) } { COUNT($by) ->
    [one] controla
   *[other] controlan
} { SQUARES($at) } y ningún peón puede apoyarlo allí
clause-backward_fated_doubled = { UNITS($on, whose: "yes", quality: "retrasad") } también { COUNT($on) ->
    [one] estorba
   *[other] estorban
} a su propio peón de { SQUARES($by) }
clause-backward_fixed_chain = { UNITS($on, whose: "yes", quality: "retrasad") } { COUNT($on) ->
    [one] pertenece
   *[other] pertenecen
} a una cadena fijada en { SQUARES($by) }
clause-backward = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está retrasado
   *[other] están retrasados
}: { UNITS($by, whose: "yes") } { COUNT($by) ->
    [one] controla
   *[other] controlan
} { SQUARES($at) } y ningún peón puede acudir en su apoyo
clause-backward_not_definitive = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] quedará retrasado
   *[other] quedarán retrasados
}: { UNITS($by, whose: "yes") } { COUNT($by) ->
    [one] controla
   *[other] controlan
} { SQUARES($at) } y ningún peón puede apoyarlo allí
clause-partially_semi_backward = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está parcialmente semirretrasado
   *[other] están parcialmente semirretrasados
}: { SQUARES($by) } { COUNT($by) ->
    [one] controla
   *[other] controlan
} { SQUARES($at) } y solo lo apoya un peón
clause-partially_semi_backward_not_definitive = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] quedará parcialmente semirretrasado
   *[other] quedarán parcialmente semirretrasados
}: { SQUARES($by) } { COUNT($by) ->
    [one] controla
   *[other] controlan
} { SQUARES($at) } y solo un peón lo apoya allí
clause-potentially_backward = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] puede quedar retrasado
   *[other] pueden quedar retrasados
}: { SQUARES($by) } { COUNT($by) ->
    [one] controla
   *[other] controlan
} { SQUARES($at) }, adonde aún tiene que llegar el apoyo
clause-potentially_backward_not_definitive = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] puede quedar retrasado
   *[other] pueden quedar retrasados
} más adelante: { SQUARES($by) } { COUNT($by) ->
    [one] controla
   *[other] controlan
} { SQUARES($at) }, adonde aún tiene que llegar el apoyo
clause-backward_pressure = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] controla
   *[other] controlan
} { SQUARES($at) }, adonde quiere ir { UNITS($by, whose: "yes", quality: "retrasad") }
clause-semi_backward_pressure = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] controla
   *[other] controlan
} { SQUARES($at) }, adonde quiere ir { UNITS($by, whose: "yes", quality: "semirretrasad") }
clause-weakness_queen_relief = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] es débil, pero importa
   *[other] son débiles, pero importan
} menos mientras { SIDE($enemy) } tengan { UNITS($by) }
clause-weakness_rook_pressure = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] es débil y
   *[other] son débiles y
} { COUNT($on) ->
    [one] ofrece
   *[other] ofrecen
} un blanco { UNITS($by, whose: "yes", case: "a") }
clause-semi_backward = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está semirretrasado
   *[other] están semirretrasados
}: { UNITS($by, whose: "yes") } { COUNT($by) ->
    [one] controla
   *[other] controlan
} { SQUARES($at) }, pero un peón propio lo apoya allí
clause-semi_backward_not_definitive = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] quedará semirretrasado
   *[other] quedarán semirretrasados
}: { UNITS($by, whose: "yes") } { COUNT($by) ->
    [one] controla
   *[other] controlan
} { SQUARES($at) }, pero un peón propio lo apoya allí
clause-backward_shared_stopper = { UNITS($on, whose: "yes", quality: "retrasad") } no es el único que { UNITS($by, whose: "yes") } { COUNT($by) ->
    [one] tiene
   *[other] tienen
} que contener
clause-blockade = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] bloquea
   *[other] bloquean
} el peón pasado de { SQUARES($at) }
clause-blockade_from_afar = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] espera
   *[other] esperan
} al peón pasado de { SQUARES($at) } más adelante en su columna
clause-block_intruder = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] frena
   *[other] frenan
} el peón intruso de { SQUARES($at) }
clause-blockade_reserve = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] puede
   *[other] pueden
} relevar al bloqueador en { SQUARES($at) }
clause-block_root = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] bloquea
   *[other] bloquean
} la base de la cadena en { SQUARES($at) }
clause-blockade_second = { SIDE($side) } tienen que mantener otro bloqueo además del bloqueo { UNITS($on, case: "de") } contra { SQUARES($at) }
clause-block_shelter_doubled = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] bloquea
   *[other] bloquean
} el peón doblado de { SQUARES($at) } ante el rey { $enemy ->
    [white] blanco
   *[black] negro
}
clause-fix_shelter_doubled = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] fija
   *[other] fijan
} el peón doblado de { SQUARES($at) } ante el rey { $enemy ->
    [white] blanco
   *[black] negro
}
clause-block_doubled = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] bloquea
   *[other] bloquean
} el peón doblado de { SQUARES($at) }
clause-block_isolated = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] bloquea
   *[other] bloquean
} el peón aislado de { SQUARES($at) }
clause-block_doubled_isolated = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] bloquea
   *[other] bloquean
} el peón doblado y aislado de { SQUARES($at) }
clause-block_doubled_backward = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] bloquea
   *[other] bloquean
} el peón doblado y retrasado de { SQUARES($at) }
clause-bishop_pair = { SIDE($side) } tienen la pareja de alfiles en { SQUARES($on) }
clause-bishop_beside_pawns = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] tiene
   *[other] tienen
} peones en casillas de su color en { SQUARES($by) }
clause-long_diagonal = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] barre
   *[other] barren
} el centro por una gran diagonal
clause-king_danger = el rey { $enemy ->
    [white] blanco
   *[black] negro
} corre peligro por { UNITS($on) }
clause-safe_checks = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] tiene
   *[other] tienen
} un jaque seguro en { SQUARES($at) }
clause-rook_file = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] tiene
   *[other] tienen
} una columna abierta o semiabierta
clause-rook_on_seventh = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] actúa
   *[other] actúan
} en la séptima fila
clause-rook_behind_passer = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está
   *[other] están
} detrás del peón pasado de { SQUARES($at) }
clause-imbalance = el reparto de material { SIDE($side, case: "de") }
clause-minor_far_from_king = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está
   *[other] están
} lejos de su rey
clause-flank_attack = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] presiona
   *[other] presionan
} el flanco del rey { $enemy ->
    [white] blanco
   *[black] negro
}: { SQUARES($at) }
clause-flank_cover = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] cubre
   *[other] cubren
} el flanco de su propio rey: { SQUARES($at) }
clause-king_escape = el rey { $side ->
    [white] blanco
   *[black] negro
} de { SQUARES($on) } puede ir a { SQUARES($at) }
clause-outpost = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ocupa
   *[other] ocupan
} un puesto avanzado
clause-minor_behind_pawn = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está
   *[other] están
} detrás de un peón
clause-passer_own_king = el peón pasado { $side ->
    [white] blanco
   *[black] negro
} de { SQUARES($on) } y su propio rey en { SQUARES($by) }
clause-passer_enemy_king = el peón pasado { $side ->
    [white] blanco
   *[black] negro
} de { SQUARES($on) } y el rey enemigo en { SQUARES($by) }
clause-passer_path = { UNITS($by) } { COUNT($by) ->
    [one] detiene
   *[other] detienen
} el peón pasado { $side ->
    [white] blanco
   *[black] negro
} de { SQUARES($at) }
clause-phalanx = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está
   *[other] están
} en una falange
clause-supported_pawn = { UNITS($at, whose: "yes") } { COUNT($at) ->
    [one] está apoyado
   *[other] están apoyados
} por { COUNT($by) ->
    [one] un peón
   *[other] dos peones
}: { SQUARES($by) }
clause-isolated_half_open = { UNITS($on, whose: "yes", quality: "aislad") } { COUNT($on) ->
    [one] está
   *[other] están
} en una columna semiabierta
clause-weight_of_lead = { SIDE($side) } van por detrás, y cuantas menos piezas quedan, más pesa eso
clause-pawns_left = { SIDE($side) } van por detrás, y a { SIDE($enemy) } les queda esto para ganar: { UNITS($on) }
clause-pawnless_lead = { SIDE($side) } van por detrás, pero { SIDE($enemy) } no tienen peones, solo { UNITS($on) }
clause-opposite_bishops = { SIDE($side) } van por detrás, pero { UNITS($on) } son de distinto color
clause-wrong_rook_pawn = { SIDE($side) } van por detrás, pero su rey está en el rincón donde { COUNT($on) ->
    [one] coronaría
   *[other] coronarían
} { UNITS($on) }
clause-pawn_front = { SIDE($side) } van por detrás, y los peones de { SQUARES($on) } son todo lo que está en juego
clause-kind_of_ending = { SIDE($side) } van por detrás en un final de esta clase: { UNITS($on) }
clause-queen_hunt = { SIDE($side) } pueden atacar { UNITS($on, whose: "yes", case: "a") } desde { SQUARES($at) }
clause-shelter_file = el refugio del rey { $side ->
    [white] blanco
   *[black] negro
} en { SQUARES($by) }: { SQUARES($on) }
clause-pawn_storm = los peones { $enemy ->
    [white] blancos
   *[black] negros
} ante el rey { $side ->
    [white] blanco
   *[black] negro
} en { SQUARES($on) }: { SQUARES($at) }
clause-safe_space = { SIDE($side) } tienen espacio detrás de los peones en { SQUARES($at) }
clause-pawn_square = la casilla { UNITS($on, whose: "yes", case: "de") }
clause-king_square = la casilla del rey { $side ->
    [white] blanco
   *[black] negro
} en { SQUARES($on) }
clause-tempo = juegan { SIDE($side) }
clause-pawn_threat = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ataca
   *[other] atacan
} { UNITS($at, whose: "yes", case: "a") }
clause-pawn_push_threat = { SIDE($side) } pueden avanzar { UNITS($on) } y atacar { UNITS($at, whose: "yes", case: "a") }
clause-piece_threat = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] apunta
   *[other] apuntan
} { UNITS($at, whose: "yes", case: "a") }
clause-hanging = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ataca
   *[other] atacan
} { UNITS($at, whose: "yes", case: "a") }, sin defensa
clause-restriction = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] disputa
   *[other] disputan
} { SQUARES($at) }
clause-unstoppable_passer = el rey { $enemy ->
    [white] blanco
   *[black] negro
} no puede alcanzar { UNITS($on, whose: "yes", case: "a") }
clause-cheap_defender = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] tiene
   *[other] tienen
} una defensa barata: { UNITS($by) } { COUNT($by) ->
    [one] vale
   *[other] valen
} menos que cualquier atacante
clause-piece_pawn_file = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] comparte
   *[other] comparten
} columna con el peón de { SQUARES($at) }
clause-piece_pawn_diagonal = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] comparte
   *[other] comparten
} diagonal con el peón de { SQUARES($at) }
clause-pawn_piece_intersection = { UNITS($on, whose: "yes") } atacan a la vez { SQUARES($at) }
clause-stepping_stone = { SQUARES($on) } es un escalón hacia el rey { $enemy ->
    [white] blanco
   *[black] negro
}: lo ataca un peón y también { UNITS($by) }
clause-cut_imminence = las piezas { $side ->
    [white] blancas
   *[black] negras
} están en total a { $measure } casillas del rey { $enemy ->
    [white] blanco
   *[black] negro
} en { SQUARES($at) }: la regla permite { $limit }
clause-cut_backward_seventh = { SIDE($side) } tienen { $measure } peones retrasados en su casilla inicial, { SQUARES($on) }: la regla permite { $limit }
clause-cut_backward_sixth = { SIDE($side) } tienen { $measure } peones retrasados a un paso de casa, { SQUARES($on) }: la regla permite { $limit }
clause-cut_fated_seventh = { SIDE($side) } tienen { $measure } peones retrasados sin remedio en su casilla inicial, { SQUARES($on) }, cada uno con dos peones enemigos sobre su próxima casilla: la regla permite { $limit }
clause-cut_harmony = las piezas { $side ->
    [white] blancas
   *[black] negras
} se reparten mal la movilidad, una desarmonía de { $measure }: la regla permite { $limit }
clause-cut_positioning = las piezas { $side ->
    [white] blancas
   *[black] negras
} solo están bien en un aspecto, un desequilibrio de { $measure }: la regla permite { $limit }
clause-cut_colour_split = las piezas { $side ->
    [white] blancas
   *[black] negras
} controlan sobre todo casillas { $colour ->
    [light] blancas
   *[dark] negras
}, { $measure } de su control: la regla permite { $limit }
clause-cut_shelter_colour_split = { SIDE($side) } cubren sobre todo casillas { $colour ->
    [light] blancas
   *[dark] negras
} en torno al rey en { SQUARES($by) }, { $measure } del control de allí: la regla permite { $limit }
clause-cut_connectedness = los peones { $enemy ->
    [white] blancos
   *[black] negros
} superan a los { $side ->
    [white] blancos
   *[black] negros
} de { SQUARES($on) } en posibilidades de conexión { $measure }: la regla permite { $limit }
clause-cut_gap_bridging = los peones { $enemy ->
    [white] blancos
   *[black] negros
} superan a los { $side ->
    [white] blancos
   *[black] negros
} de { SQUARES($on) } en cubrir huecos { $measure }: la regla permite { $limit }
clause-cut_pawn_spread = los peones { $side ->
    [white] blancos
   *[black] negros
} de { SQUARES($on) } se apiñan { $measure } en las mismas líneas y casillas, en comparación con los { $enemy ->
    [white] blancos
   *[black] negros
}: la regla permite { $limit }
clause-cut_low_mobility = { SIDE($side) } tienen { COUNT($on) ->
    [one] una pieza
   *[other] { $measure } piezas
} casi sin casillas ({ UNITS($on) }): la regla { $limit ->
    [0] no permite ninguna
   *[other] permite { $limit }
}
clause-cut_top_mobility = { UNITS($at, whose: "yes") } { COUNT($at) ->
    [one] supera
   *[other] superan
} { UNITS($on, whose: "yes", case: "a") } en movilidad { $measure }: la regla permite { $limit }
clause-cut_doubled_pairs = { SIDE($side) } tienen { $measure } columnas con más de un peón, { SQUARES($on) }: la regla permite { $limit }
clause-cut_fixed_isolated = { SIDE($side) } tienen { $measure } peones aislados y fijos a la vez, { SQUARES($on) }: la regla permite { $limit }
clause-fixed_chain_draw = { SIDE($side) } van por detrás, pero con { SQUARES($on) } bloqueados contra { SQUARES($at) } apenas hay paso
clause-closed_structure = el centro está cerrado en las cuatro columnas
clause-semi_closed_structure = el centro está en parte cerrado: los peones { $side ->
    [white] blancos
   *[black] negros
} de { SQUARES($on) } no pueden moverse libremente
clause-fixed_part = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] forma
   *[other] forman
} parte de una estructura fija
clause-semi_fixed_part = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] forma
   *[other] forman
} parte de una estructura semifija
clause-closed_placement = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está
   *[other] están
} a la espera detrás del peón cerrado de { SQUARES($by) }
clause-fixed_pawn = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está fijo
   *[other] están fijos
}
clause-semi_fixed_pawn = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está semifijo
   *[other] están semifijos
}
clause-group_member = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] pertenece
   *[other] pertenecen
} a un grupo de peones
clause-pawn_defended = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está defendido
   *[other] están defendidos
} por un peón
clause-group_count = { SIDE($side) } tienen que cuidar del grupo de peones de { SQUARES($on) }
clause-group_rank_span = { UNITS($on, whose: "yes") } están estirados sobre sus filas
clause-pawn_file = { SIDE($side) } tienen un peón en { SQUARES($on) }, por su columna
clause-pawn_rank = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] gana
   *[other] ganan
} espacio
clause-pawn_advance_potential = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] tiene
   *[other] tienen
} un vecino en { SQUARES($at) } para su avance
clause-pawn_connectedness_potential = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] puede
   *[other] pueden
} entrar en contacto con otros
clause-pawn_gap_bridging = { UNITS($on, whose: "yes") } todavía { COUNT($on) ->
    [one] puede
   *[other] pueden
} cubrir huecos más adelante
clause-root_pawn = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] es
   *[other] son
} la base de una cadena, sin peón que la defienda
clause-root_pawn_two_diagonals = { UNITS($on, whose: "yes") }, como base, { COUNT($on) ->
    [one] sostiene
   *[other] sostienen
} dos diagonales
clause-root_pawn_fixed = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] es
   *[other] son
} la base de una cadena fija
clause-pawn_spread = los peones { $side ->
    [white] blancos
   *[black] negros
} controlan la misma línea o casilla más de una vez: { SQUARES($on) }
clause-group_potential_member = { UNITS($on, whose: "yes", quality: "solitari") } { COUNT($on) ->
    [one] podría
   *[other] podrían
} unirse a un peón con un paso
clause-group_stranded_member = { UNITS($on, whose: "yes", quality: "solitari") } { COUNT($on) ->
    [one] está
   *[other] están
} cerca de un peón pero no { COUNT($on) ->
    [one] puede
   *[other] pueden
} unirse a él
clause-imminence = { UNITS($on, whose: "yes") } aún { COUNT($on) ->
    [one] tiene
   *[other] tienen
} camino hasta el rey { $enemy ->
    [white] blanco
   *[black] negro
} en { SQUARES($at) }
clause-shelter_pawn_immediate = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está
   *[other] están
} junto a su rey
clause-shelter_pawn_wider = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] cubre
   *[other] cubren
} a su rey desde dos casillas
clause-shelter_pawn_sinuous = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] cubre
   *[other] cubren
} a su rey a salto de caballo
clause-unguarded_fourth = ningún peón { $side ->
    [white] blanco
   *[black] negro
} defiende { SQUARES($on) }
clause-unguarded_fourth_control = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] vigila
   *[other] vigilan
} { SQUARES($at) }, que ningún peón defiende
clause-unguarded_fourth_occupied = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está
   *[other] están
} donde ningún peón { $enemy ->
    [white] blanco
   *[black] negro
} defiende
clause-weak_spot = ningún peón { $side ->
    [white] blanco
   *[black] negro
} defiende { SQUARES($on) }
clause-weak_spot_control = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] vigila
   *[other] vigilan
} el punto débil { SQUARES($at) }
clause-weak_spot_occupied = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ocupa
   *[other] ocupan
} un punto débil { SIDE($enemy, case: "de") }
clause-dispersion = los peones { $side ->
    [white] blancos
   *[black] negros
} están dispersos en islas: { SQUARES($on) }
clause-distortion = los peones { $side ->
    [white] blancos
   *[black] negros
} están desiguales de columna a columna: { SQUARES($on) }
clause-distortion_front = { COUNT($on) ->
    [one] contado
   *[other] contados
} desde el frente, { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] difiere
   *[other] difieren
} en { $n } pasos de las columnas vecinas
clause-island_imbalance = los peones { $side ->
    [white] blancos
   *[black] negros
} forman más islas que los { $enemy ->
    [white] blancos
   *[black] negros
}: { SQUARES($on) }
clause-weak_pawn = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] es débil
   *[other] son débiles
}
clause-material_compensation = { SIDE($side) } tienen menos material y aun así no están peor
clause-material = { SIDE($side) } tienen { UNITS($on) }
clause-piece_grading = el número de peones en el tablero revaloriza { UNITS($on, whose: "yes", case: "a") }
clause-pawn_grading = las piezas que quedan en el tablero valoran los peones { $side ->
    [white] blancos
   *[black] negros
} de { SQUARES($on) }
clause-queen_passer_draw = { UNITS($on) } contienen a la dama y al peón pasado, pues dos de ellos controlan { SQUARES($at) }: igualado para { SIDE($side) }
clause-colour_split = las piezas { $side ->
    [white] blancas
   *[black] negras
} reparten su control entre casillas negras y blancas
clause-shelter_colour_split = { SIDE($side) } reparten entre negras y blancas el control de las casillas en torno a su rey
clause-complementarity = las piezas { $side ->
    [white] blancas
   *[black] negras
} controlan la casilla libre { SQUARES($on) }
clause-complementarity_king_quadrant = las piezas { $side ->
    [white] blancas
   *[black] negras
} controlan { SQUARES($on) } en el cuarto del tablero del rey enemigo
clause-mobility = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] puede
   *[other] pueden
} ir a estas casillas: { SQUARES($at) }
clause-harmony = las piezas { $side ->
    [white] blancas
   *[black] negras
} se reparten la movilidad: { UNITS($on) }
clause-xray_intersection = las líneas { UNITS($on, whose: "yes", case: "de") } se cruzan en { SQUARES($at) }
clause-xray_intersection_shelter = { UNITS($on, whose: "yes") } confluyen cerca del rey enemigo en { SQUARES($at) }
clause-xray_intersection_knight = { UNITS($on, whose: "yes") } confluyen en { SQUARES($at) }
clause-shelter_complementarity = las piezas y los peones { $side ->
    [white] blancos
   *[black] negros
} controlan { SQUARES($on) } junto a su rey
clause-spatial_mobility = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] puede
   *[other] pueden
} moverse libremente hacia { SQUARES($at) }
clause-fixing_when_ahead = { SIDE($side) } llevan ventaja y cierran más la posición con la jugada de peón a { SQUARES($at) }
clause-freed_squares = la jugada { $side ->
    [white] blanca
   *[black] negra
} desde { SQUARES($on) } libera { SQUARES($at) } para las demás piezas
clause-connected_passers = los peones pasados { $side ->
    [white] blancos
   *[black] negros
} de { SQUARES($on) } están ligados
clause-connected_passers_diagonal = de los peones pasados { $side ->
    [white] blancos
   *[black] negros
} de { SQUARES($on) }, el de atrás defiende al otro
clause-central_passer = el peón pasado { $side ->
    [white] blanco
   *[black] negro
} de { SQUARES($on) } tiene otro al lado en el centro
clause-passer = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] es un peón pasado
   *[other] son peones pasados
}
clause-potential_passer = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] puede llegar a ser pasado
   *[other] pueden llegar a ser pasados
}: { SIDE($enemy) } no son superiores ni en su columna ni en las contiguas
clause-passer_neutral = { SIDE($side) } no tienen peón pasado ni lo tienen a la vista: { SQUARES($on) }
clause-semi_passer = { UNITS($on, whose: "yes") } sería pasado si no tuviera delante un peón propio
clause-piece_holistic = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] cuenta
   *[other] cuentan
} por fila y centro a la vez
clause-piece_rank = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] cuenta
   *[other] cuentan
} por su fila
clause-piece_centralisation = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] cuenta
   *[other] cuentan
} por su distancia al centro
clause-smart_positioning = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] cuenta
   *[other] cuentan
} por movilidad, ataque y lugar a la vez
clause-space_queen = { SIDE($side) } tienen una dama para usar el espacio que { COUNT($on) ->
    [one] gana
   *[other] ganan
} { UNITS($on) }
clause-space_king_half = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] gana
   *[other] ganan
} espacio en la mitad donde está el rey { $enemy ->
    [white] blanco
   *[black] negro
}
clause-space_fixed_chain = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] gana
   *[other] ganan
} espacio de forma duradera, pues los peones están bloqueados
clause-prefer_harmony = tras esta jugada las piezas { $side ->
    [white] blancas
   *[black] negras
} se reparten mejor la movilidad: { UNITS($on) }
clause-prefer_positioning = tras esta jugada las piezas { $side ->
    [white] blancas
   *[black] negras
} están bien en más de un aspecto: { UNITS($on) }
clause-prefer_complementarity = tras esta jugada las piezas { $side ->
    [white] blancas
   *[black] negras
} controlan juntas más casillas: { UNITS($on) }
clause-doubled_closing_ranks = los peones doblados { $side ->
    [white] blancos
   *[black] negros
} de { SQUARES($on) } están atados: el de delante defiende { SQUARES($by) }
clause-treble = { SIDE($side) } tienen tres peones en una columna: { SQUARES($on) }
clause-quadruple = { UNITS($on, whose: "yes") } están todos en una columna
clause-doubled = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está doblado
   *[other] están doblados
}
clause-doubled_fixed_chain = los peones doblados { $side ->
    [white] blancos
   *[black] negros
} de { SQUARES($on) } tienen disculpa: el avance del de atrás los desdoblaría
clause-doubled_group_size = los peones doblados { $side ->
    [white] blancos
   *[black] negros
} pertenecen a un grupo: { SQUARES($on) }
clause-doubled_immobilised = los peones doblados { $side ->
    [white] blancos
   *[black] negros
} de { SQUARES($on) } no pueden moverse: { UNITS($by, whose: "yes") } { COUNT($by) ->
    [one] está
   *[other] están
} delante de ellos
clause-doubled_immobilised_relief = los peones inmovilizados { $side ->
    [white] blancos
   *[black] negros
} de { SQUARES($on) } tienen ayuda por detrás en { SQUARES($by) }
clause-isolated_horizontal = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está aislado
   *[other] están aislados
}: { SIDE($side) } no tienen peones en las columnas contiguas
clause-isolated_vertical = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ha
   *[other] han
} perdido el contacto: ningún vecino está a menos de una fila
clause-isolated_fixed = { UNITS($on, whose: "yes", quality: "aislad") } { COUNT($on) ->
    [one] está
   *[other] están
} fijado por el peón { $enemy ->
    [white] blanco
   *[black] negro
} de { SQUARES($by) }
clause-doubled_separation = los peones doblados { $side ->
    [white] blancos
   *[black] negros
} de { SQUARES($on) } dejan espacio entre sí
clause-knight_square = la casilla { UNITS($on, whose: "yes", case: "de") }
clause-bishop_square = la casilla { UNITS($on, whose: "yes", case: "de") }
clause-rook_square = la casilla { UNITS($on, whose: "yes", case: "de") }
clause-queen_square = la casilla { UNITS($on, whose: "yes", case: "de") }
clause-knight_reach = el alcance { UNITS($on, whose: "yes", case: "de") }
clause-bishop_reach = el alcance { UNITS($on, whose: "yes", case: "de") }
clause-rook_reach = el alcance { UNITS($on, whose: "yes", case: "de") }
clause-queen_reach = el alcance { UNITS($on, whose: "yes", case: "de") }
clause-rook_shut_in = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] estorba
   *[other] estorban
} a la torre de { SQUARES($by) }
clause-holding_back = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] frena
   *[other] frenan
} { UNITS($at, whose: "yes", case: "a") }
clause-won_pawn_ending = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] llega
   *[other] llegan
} a coronar: rey y peón contra rey está ganado aquí
clause-drawn_pawn_ending = { SIDE($side) } van por detrás, pero el rey aguanta contra { UNITS($on) }: tablas conocidas
clause-lopsided_pawns = { SIDE($side) } van por detrás, y así de desiguales están los peones: { SQUARES($on) }
clause-line_to_king = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] apunta
   *[other] apuntan
} al rey { $enemy ->
    [white] blanco
   *[black] negro
} de { SQUARES($by) }
clause-pawnless_wing = el rey { $side ->
    [white] blanco
   *[black] negro
} de { SQUARES($on) } está en un flanco sin peones
clause-king_far_from_pawns = el rey { $side ->
    [white] blanco
   *[black] negro
} de { SQUARES($on) } está lejos de sus peones: el más cercano está en { SQUARES($by) }
clause-closed_board = { UNITS($on, whose: "yes") } con peones fijos en { SQUARES($by) }
clause-queen_in_line = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] apunta
   *[other] apuntan
} { UNITS($at, whose: "yes", case: "a") } a través de una sola unidad
clause-to_take = juegan { SIDE($side) }, y { UNITS($on) } { COUNT($on) ->
    [one] puede
   *[other] pueden
} capturar { UNITS($at, whose: "yes", case: "a") }
clause-check_to_give = juegan { SIDE($side) }, y { UNITS($on) } { COUNT($on) ->
    [one] puede
   *[other] pueden
} dar jaque en { SQUARES($at) }
clause-king_wing = { UNITS($on, whose: "yes") } según su camino a la columna del rey { $enemy ->
    [white] blanco
   *[black] negro
} de { SQUARES($by) }
clause-king_facing_queen = el rey { $side ->
    [white] blanco
   *[black] negro
} de { SQUARES($on) } y la dama enemiga
clause-back_rank_guard = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] guarda
   *[other] guardan
} la primera fila
clause-passer_escort = { UNITS($by) } { COUNT($by) ->
    [one] escolta
   *[other] escoltan
} el peón pasado { $side ->
    [white] blanco
   *[black] negro
} de { SQUARES($on) }
clause-lever = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] ataca
   *[other] atacan
} el peón de { SQUARES($at) }
clause-rooks_together = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] actúa
   *[other] actúan
} junto con la torre de { SQUARES($by) }
clause-rook_before_passer = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está
   *[other] están
} delante de su propio peón pasado
clause-rook_boxed_in = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] está encerrada
   *[other] están encerradas
} por su rey de { SQUARES($by) }
clause-king_cut_off = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] corta
   *[other] cortan
} el paso al rey { $enemy ->
    [white] blanco
   *[black] negro
} de { SQUARES($by) }
clause-outpost_in_reach = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] puede
   *[other] pueden
} llegar a un puesto avanzado en { SQUARES($at) }
clause-guarded_by_pawn = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] defiende
   *[other] defienden
} { UNITS($at, case: "a") }
clause-bishop_against_pawns = { UNITS($on, whose: "yes") } { COUNT($on) ->
    [one] choca
   *[other] chocan
} con los peones de { SQUARES($by) }
clause-leaned_on = lo que las unidades { $side ->
    [white] blancas
   *[black] negras
} se deben unas a otras
