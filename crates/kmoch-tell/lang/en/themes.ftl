# What reasons speak of.

theme-material = Material
theme-imbalance = Imbalance
theme-king_safety = King safety
theme-king_activity = King activity
theme-passed_pawns = Passed pawns
theme-pawn_weaknesses = Weak pawns
theme-pawn_structure = Pawn structure
theme-blockade = Blockade
theme-space = Space
theme-piece_activity = Activity
theme-outposts = Outposts
theme-bishops = Bishops
theme-files = Files
theme-threats = Threats
theme-harmony = Harmony
theme-drawishness = Drawishness
theme-tempo = Having the move
