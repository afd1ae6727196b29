# The page: everything on it that is no story.

page-motto = why a position is worth what it is worth
page-skip = Skip to the ledger
page-board = Board
page-verdict = Verdict
page-panel = Ledger, engine, game
page-language = Language
page-dark-or-light = Dark or light
page-help-and-keys = Help and keys
page-close = Close
page-cancel = Cancel

page-ledger = Ledger
page-engine = Engine
page-game = Game
page-at-work = at work

# The verdict.
page-balance = Balance
page-not-known-yet = not known yet
page-score = Score
page-result = Result
page-best-play = Best play
page-pieces-worth = pieces worth { $pawns } pawns a side
page-cannot-be-told = This position cannot be told.
page-weighing = Weighing the position…
page-at-sight = At sight; looking further ahead…
page-by-best-play = This is what best play brings; the moves prove it, no clause counts it.

# The ledger.
page-open-all = Open all
page-close-all = Close all
page-by-chapter = Ledger by chapter
page-difference = Difference
page-difference-of = Difference { $amount } mp
page-amount-of = { SIDE($side) } { $amount } mp
page-label = label
page-finds-nothing = { $count ->
    [one] { $count } more clause finds nothing here.
   *[other] { $count } more clauses find nothing here.
}
page-sum-at-sight = Sum of all clauses, at sight
page-sum-over = Sum of all clauses, whoever has won
page-exactly = { $amount } mp, exactly

# The scales.
page-profile = Profile
page-weigh = Weigh
page-weigh-hint = Sliders and switches for every clause
page-reset = Reset { $count }
page-export = Export
page-export-hint = Save these numbers as a profile
page-counts = { $name } counts
page-weight-of = Weight of { $name }

# A clause.
page-no-finding = It finds nothing here.
page-smaller-ones = and { $count } smaller ones
page-show-example = Show an example
page-curve-of-clause = Curve over the game
page-section = Section { $section } of the specification ·
page-under = under
page-values = Values
page-values-mp = Values (mp)
page-values-share = Values (share)
page-slot = Slot

# The engine.
page-analyse = Analyse
page-stop = Stop
page-lines = Lines
page-depth = Depth
page-nodes = Nodes
page-speed = Speed
page-hash = Hash
page-best-lines = Best lines
page-thinking = Thinking…
page-done-at = Done at depth { $depth }.
page-nothing-to-look-for = There is nothing to look for: { $outcome }
page-engine-idle = The engine plays by the same ledger, with the profile and the weights you chose. Start it and click a move to follow its line.

# Moves and games.
page-moves = Moves
page-moves-and-board = Moves and board
page-first = First position
page-back = Step back
page-forward = Step forward
page-last = Last position
page-take-back = Take the last move back
page-flip = Flip the board
page-start-position = Start position
page-type-move = Type a move
page-variation = Variation
page-no-moves = No moves yet: move a piece or paste a game.
page-start-of-game = Start of the game
page-taken-back = Move taken back
page-game-loaded = Game loaded: { $name }, { $moves } moves
page-which-of = { $first } to { $last } of { $count }; another:
page-games = { $count } games
page-left-out = Left out: { $what }.
page-beside-total = Beside the total
page-nothing = nothing
page-total = Total
page-mostly = mostly { $name } { $amount }
page-where-it-turned = Where it turned
page-curve = Curve of the score over the game
page-curve-ends = Curve of the score over the game: from { $lowest } to { $highest }. { $end }
page-at-the-end = { $amount } at the end

# What is typed and pasted.
page-entry = FEN, EPD or PGN
page-load = Load
page-open = Open…
page-open-file = Open a PGN file
page-link = Link
page-link-hint = Copy a link to this position
page-link-copied = Link copied
page-no-copying = The browser does not allow copying here: take the link from the address bar.
page-no-answer = The server does not answer. Is kmoch serve still running?
page-answered = The server answered { $status }.
page-bad-weight = The link holds a weight that cannot be used: { $what }.
page-bad-position = The link holds no position: { $what }
page-bad-move = The link holds a move that cannot be played: { $what }.
page-bad-profile = The link names a profile that there is not: { $what }.

# The position in words.
page-in-words = The position in words
page-pieces-of = { $side ->
    [white] White's pieces
   *[black] Black's pieces
}
page-pawns-of = { $side ->
    [white] White's pawns by file
   *[black] Black's pawns by file
}
page-none = none
page-kind = { $count ->
    [one] { $role ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
       *[pawn] pawn
    }
   *[other] { $role ->
        [king] kings
        [queen] queens
        [rook] rooks
        [bishop] bishops
        [knight] knights
       *[pawn] pawns
    }
}
page-piece = { $side ->
    [white] white
   *[black] black
} { $role ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
page-empty = empty

# A square.
page-on = { $piece } on { $square }
page-worth-and-why = What it is worth and why
page-worth = Worth, White's view
page-touching = { $count ->
    [one] { $count } finding touches { $square }
   *[other] { $count } findings touch { $square }
}
page-no-clause-there = No clause has anything to say about { $square }.
page-grid = Chess board: arrow keys move, Enter picks and plays
page-nothing-picked = Nothing picked
page-square-picked = { $square } picked, { $moves } moves
page-square-worth = worth { $amount }
page-findings = { $count ->
    [one] { $count } finding
   *[other] { $count } findings
}
page-promote = Promote to

# Setting up.
page-set-up = Set up a position
page-set-up-mode = Set-up mode: choose a piece, then press squares
page-brush-move = move
page-brush-remove = remove
page-pieces-to-set = { $side ->
    [white] white pieces
   *[black] black pieces
}
page-to-move = To move
page-castling = Castling
page-castles = { SIDE($side) } O-O
page-clear = Clear
page-done = Done

# Keys.
page-keys = Keys
page-key-back = one move back
page-key-on = one move on
page-key-start = to the start
page-key-end = to the end
page-key-take-back = take the last move back
page-key-flip = flip the board
page-key-board = to the board
page-key-move = type a move
page-key-entry = type a FEN or PGN
page-key-ledger = ledger
page-key-engine = start or stop the engine
page-key-game = game
page-key-theme = dark or light
page-key-help = this help
page-letters = Keys of one letter or sign work
page-keys-board = On the board: arrow keys go from square to square, Enter picks a piece and plays it, and opens the account of the unit there. Point at any reason or line of the ledger, or move the focus to it, and its squares light up: amber where it helps White, blue where it helps Black.
page-scripts = People who script:
page-json = the JSON interface
