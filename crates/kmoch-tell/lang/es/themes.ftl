# De qué hablan las razones.

theme-material = Material
theme-imbalance = Desequilibrio
theme-king_safety = Seguridad del rey
theme-king_activity = Actividad del rey
theme-passed_pawns = Peones pasados
theme-pawn_weaknesses = Peones débiles
theme-pawn_structure = Estructura de peones
theme-blockade = Bloqueo
theme-space = Espacio
theme-piece_activity = Actividad
theme-outposts = Puestos avanzados
theme-bishops = Alfiles
theme-files = Columnas
theme-threats = Amenazas
theme-harmony = Armonía
theme-drawishness = Tendencia a tablas
theme-tempo = Turno de juego
