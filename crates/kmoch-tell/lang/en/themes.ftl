# What reasons speak of.

theme-material = material
theme-imbalance = imbalance
theme-king_safety = king safety
theme-king_activity = king activity
theme-passed_pawns = passed pawns
theme-pawn_weaknesses = weak pawns
theme-pawn_structure = pawn structure
theme-blockade = blockade
theme-space = space
theme-piece_activity = activity
theme-outposts = outposts
theme-bishops = bishops
theme-files = files
theme-threats = threats
theme-harmony = harmony
theme-drawishness = drawishness
theme-tempo = having the move
