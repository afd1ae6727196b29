# De qué hablan las razones.

theme-material = material
theme-imbalance = desequilibrio
theme-king_safety = seguridad del rey
theme-king_activity = actividad del rey
theme-passed_pawns = peones pasados
theme-pawn_weaknesses = peones débiles
theme-pawn_structure = estructura de peones
theme-blockade = bloqueo
theme-space = espacio
theme-piece_activity = actividad
theme-outposts = puestos avanzados
theme-bishops = alfiles
theme-files = columnas
theme-threats = amenazas
theme-harmony = armonía
theme-drawishness = tendencia a tablas
theme-tempo = turno de juego
