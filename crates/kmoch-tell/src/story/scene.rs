//! What is known of the board, and which topic a finding belongs to there.

use kmoch_eval::context::Zone;
use kmoch_eval::{Amount, Borders, Direction, Item, Ledger, Stage, Theme};
use shakmaty::{Bitboard, Board, ByColor, Color, File, Rank, Role, Square, attacks};

pub use kmoch_motifs::worth;

use super::topic::Topic;

/// What decides how findings belong together: the board, and what is known of it.
#[derive(Debug, Clone)]
pub struct Scene<'a> {
    /// What stands where.
    pub board: &'a Board,
    /// Who is to move.
    pub turn: Color,
    /// Whether this is an ending.
    pub endgame: bool,
    /// The minor pieces that no pawn can drive away.
    pub posts: Bitboard,
    /// The bishops that are shut in by their own pawns.
    pub bad_bishops: Bitboard,
    /// Those among them that can hardly move at all: no other bishop makes up for that.
    pub buried: Bitboard,
    /// The pawns of each side that are weak now, not only in prospect.
    pub weak: ByColor<Bitboard>,
    /// The passed pawns of each side.
    pub passers: ByColor<Bitboard>,
    /// Whether so little is left that the kings may come out.
    kings_walk: bool,
    zones: ByColor<Bitboard>,
}

/// Weaknesses that are there, as against those that may come about.
const WEAK_NOW: [&str; 8] = [
    "weak_pawn",
    "doubled",
    "treble",
    "quadruple",
    "isolated_horizontal",
    "isolated_half_open",
    "backward",
    "backward_fated",
];

/// Islands are told with the weak pawns they leave, or with the structure if they leave none.
pub const ISLANDS: [&str; 2] = ["dispersion", "island_imbalance"];

/// Without queens and with no more pieces than this on the board, kings need no shelter.
const PIECES_OF_LAST_ENDINGS: usize = 4;

/// A bishop is bad with so many own pawns on its colour that cannot move,
const STUCK_PAWNS: usize = 3;
/// or with so many that have left their home on it, and no more squares than this to go to.
const PAWNS_BESIDE: usize = 2;
const FEW_SQUARES: usize = 3;

impl<'a> Scene<'a> {
    /// Looks at a position and what was found in it.
    pub fn new(board: &'a Board, turn: Color, ledger: &Ledger) -> Scene<'a> {
        let on = |side: Color, keys: &[&str]| {
            let items = ledger.items.iter().filter(|item| item.side == side && speaks_true(item));
            items
                .filter(|item| keys.contains(&item.clause.clause().key))
                .fold(Bitboard::EMPTY, |all, item| all | item.place.on)
        };
        let minors = board.knights() | board.bishops();
        let both = |keys: &[&str]| on(Color::White, keys) | on(Color::Black, keys);
        Scene {
            board,
            turn,
            endgame: !Borders::SOURCES.bracket(Stage::of(board)).is_middlegame(),
            posts: (both(&["outpost", "weak_spot_occupied"]) & minors)
                .into_iter()
                .filter(|&at| is_post(board, at))
                .collect(),
            bad_bishops: board.bishops().into_iter().filter(|&at| is_bad(board, at)).collect(),
            buried: board.bishops().into_iter().filter(|&at| is_buried(board, at)).collect(),
            weak: ByColor::new_with(|side| on(side, &WEAK_NOW)),
            passers: ByColor::new_with(|side| on(side, &["passer"])),
            kings_walk: board.queens().is_empty()
                && (board.knights() | minors | board.rooks()).count() <= PIECES_OF_LAST_ENDINGS,
            zones: ByColor::new_with(|side| zone(board, side)),
        }
    }

    /// What stands on a square and belongs to a side.
    pub fn units(&self, side: Color, role: Role) -> Bitboard {
        self.board.by_color(side) & self.board.by_role(role)
    }

    /// A side's king; a board without one is no chess.
    pub fn king(&self, side: Color) -> Square {
        self.board.king_of(side).unwrap_or(side.fold_wb(Square::E1, Square::E8))
    }

    /// The topic of a finding.
    pub fn topic(&self, item: &Item) -> Topic {
        let clause = item.clause.clause();
        if !speaks_true(item) {
            return Topic::Untold;
        }
        let (side, enemy, on) = (item.side, item.side.other(), item.place.on);
        match clause.key {
            "weight_of_lead" => return Topic::Weight,
            "bishop_pair" | "bishop_pair_amnesty" => return Topic::BishopPair,
            "king_square" | "king_escape" if self.endgame && self.board.queens().is_empty() => {
                return Topic::KingActivity;
            }
            "potential_passer" | "passer_neutral" => return Topic::Majorities,
            "rook_behind_passer" => {
                let own = (item.place.at & self.board.by_color(side)).any();
                return Topic::Passers(if own { side } else { enemy });
            }
            "passer_path" if self.is_blocked(side, item.place.at) => {
                return Topic::Blockade(enemy);
            }
            "block_isolated" if (item.place.at & *self.passers.get(enemy)).any() => {
                return Topic::Blockade(side);
            }
            // What bears on a weak pawn is told with the pawn.
            "block_isolated"
            | "block_doubled"
            | "block_doubled_isolated"
            | "block_doubled_backward"
            | "backward_blockader"
            | "backward_pressure"
            | "semi_backward_pressure"
            | "backward_doubled_contest" => {
                return Topic::WeakPawns(enemy);
            }
            "weak_spot" | "unguarded_fourth" if self.by_king(side, on) => return Topic::KingSafety,
            "weak_spot_control" | "unguarded_fourth_control"
                if self.by_king(side, item.place.at) =>
            {
                return Topic::KingSafety;
            }
            "weak_spot" => return self.of_hole(enemy, on),
            "weak_spot_control" => return self.of_hole(enemy, item.place.at),
            "restriction" => return Topic::Activity,
            // A pawn that has come far is told with the pawns that hold it back.
            "holding_back" if (item.place.at & beyond(enemy, 4)).any() => return Topic::Space,
            "piece_threat" | "pawn_threat" | "pawn_push_threat" | "hanging" => {
                return self.of_threat(item.place.at.single_square());
            }
            "pawn_square" | "pawn_file" | "supported_pawn" | "phalanx" | "pawn_defended"
                if (on & *self.passers.get(side)).any() =>
            {
                return Topic::Passers(side);
            }
            // A weak pawn that stands worse than usual is told with its weakness.
            "pawn_square" if item.amount < Amount::ZERO && (on & *self.weak.get(side)).any() => {
                return Topic::WeakPawns(side);
            }
            "pawn_square" if (on & beyond(side, 4)).any() => return Topic::Space,
            "supported_pawn" | "phalanx" | "pawn_defended" if (on & beyond(side, 5)).any() => {
                return Topic::Space;
            }
            "colour_split" => return Topic::Colours,
            "attack" | "xray_attack" => return self.of_piece(on.single_square()),
            _ => {}
        }
        let piece = on.single_square();
        match clause.theme {
            Theme::Material | Theme::Imbalance => Topic::Material,
            Theme::KingSafety if self.kings_walk => Topic::KingActivity,
            Theme::KingSafety => Topic::KingSafety,
            Theme::KingActivity => Topic::KingActivity,
            Theme::PassedPawns => Topic::Passers(side),
            Theme::PawnWeaknesses if ISLANDS.contains(&clause.key) => Topic::WeakPawns(side),
            Theme::PawnWeaknesses if (on & *self.passers.get(side)).any() => {
                if self.is_blocked(side, on) {
                    Topic::Blockade(enemy)
                } else {
                    Topic::Passers(side)
                }
            }
            Theme::PawnWeaknesses if (on & *self.weak.get(side)).any() => Topic::WeakPawns(side),
            Theme::PawnWeaknesses | Theme::PawnStructure => Topic::Structure,
            Theme::Blockade => Topic::Blockade(side),
            Theme::Space if clause.key == "piece_rank" => self.of_piece(piece),
            Theme::Space => Topic::Space,
            Theme::PieceActivity => self.of_piece(piece),
            Theme::Outposts => match piece {
                Some(square) if self.posts.contains(square) => Topic::Post(square),
                _ => self.of_piece(piece),
            },
            Theme::Bishops => match piece {
                Some(square) if self.bad_bishops.contains(square) => Topic::BadBishop(square),
                _ => Topic::Bishops,
            },
            Theme::Files => Topic::Files,
            Theme::Threats => self.of_threat(piece),
            Theme::Harmony => Topic::Harmony,
            Theme::Drawishness => Topic::Drawishness,
            Theme::Tempo => Topic::Move,
        }
    }

    /// Where a threat is told: with the unit it is against, if that has to be looked after.
    fn of_threat(&self, unit: Option<Square>) -> Topic {
        match unit {
            Some(square) if self.is_threatened(square) => Topic::Threat(square),
            _ => Topic::Activity,
        }
    }

    /// Where the activity of a piece is told: with its post, with its fate behind its own pawns,
    /// or with that of all other pieces.
    fn of_piece(&self, piece: Option<Square>) -> Topic {
        match piece {
            Some(square) if self.posts.contains(square) => Topic::Post(square),
            Some(square) if self.bad_bishops.contains(square) => Topic::BadBishop(square),
            _ => Topic::Activity,
        }
    }

    /// A hole matters to the side whose minor piece can use it; nobody's hole is no reason.
    fn of_hole(&self, enemy: Color, squares: Bitboard) -> Topic {
        let minors = (self.board.knights() | self.board.bishops()) & self.board.by_color(enemy);
        if self.is_within_reach(enemy, squares) {
            Topic::Holes
        } else if minors.any() {
            Topic::Structure
        } else {
            Topic::Untold
        }
    }

    /// Whether a piece of the enemy's stands right in front of one of these pawns.
    fn is_blocked(&self, side: Color, pawns: Bitboard) -> bool {
        let ahead = side.fold_wb(pawns.shift(8), pawns.shift(-8));
        (ahead & self.board.by_color(side.other()) & !self.board.pawns()).any()
    }

    /// Whether a minor piece of a side stands on one of these squares or can go there.
    fn is_within_reach(&self, side: Color, squares: Bitboard) -> bool {
        let minors = (self.board.knights() | self.board.bishops()) & self.board.by_color(side);
        squares.into_iter().any(|square| {
            ((self.board.attacks_to(square, side, self.board.occupied()) | square) & minors).any()
        })
    }

    /// Whether something is to be won by capturing here: what stands there is not guarded, or is
    /// attacked by something cheaper, or more often than it is guarded.
    fn is_threatened(&self, square: Square) -> bool {
        let Some(piece) = self.board.piece_at(square) else { return false };
        let occupied = self.board.occupied();
        let attackers = self.board.attacks_to(square, piece.color.other(), occupied);
        let guards = self.board.attacks_to(square, piece.color, occupied);
        let cheapest =
            attackers.into_iter().filter_map(|at| self.board.role_at(at)).map(worth).min();
        guards.is_empty()
            || attackers.count() > guards.count()
            || cheapest.is_some_and(|cheapest| cheapest < worth(piece.role))
    }

    fn by_king(&self, side: Color, squares: Bitboard) -> bool {
        !self.kings_walk && (squares & *self.zones.get(side)).any()
    }
}

/// The ranks from this one on, seen from a side.
fn beyond(side: Color, rank: u32) -> Bitboard {
    let ranks = Rank::ALL
        .into_iter()
        .filter(|&at| side.fold_wb(u32::from(at), 7 - u32::from(at)) + 1 >= rank);
    ranks.fold(Bitboard::EMPTY, |all, rank| all | Bitboard::from_rank(rank))
}

/// Whether the amount says what the words say: a virtue is never a loss, a fault never a gain.
pub fn speaks_true(item: &Item) -> bool {
    match item.clause.clause().direction {
        Direction::Virtue => item.amount >= Amount::ZERO,
        Direction::Fault => item.amount <= Amount::ZERO,
        Direction::Scale => true,
    }
}

fn zone(board: &Board, side: Color) -> Bitboard {
    let king = board.king_of(side).unwrap_or(side.fold_wb(Square::E1, Square::E8));
    match side {
        Color::White => Zone::of(king).whole(),
        Color::Black => Zone::of(king.flip_vertical()).whole().flip_vertical(),
    }
}

/// An outpost worth the name lies in the enemy's half, or on the fourth rank in the middle or
/// with a pawn to guard it.
fn is_post(board: &Board, square: Square) -> bool {
    let Some(side) = board.color_at(square) else { return false };
    let middle = Bitboard::from_file(File::D) | Bitboard::from_file(File::E);
    (beyond(side, 5) | middle | pawn_attacks(board, side)).contains(square)
}

/// A bishop is bad when its own pawns, on its colour, stand in its way for good.
fn is_bad(board: &Board, bishop: Square) -> bool {
    let Some(side) = board.color_at(bishop) else { return false };
    let colour = if bishop.is_light() { Bitboard::LIGHT_SQUARES } else { Bitboard::DARK_SQUARES };
    let own = board.by_color(side);
    let pawns = board.pawns() & own & colour;
    let ahead = |squares: Bitboard| side.fold_wb(squares.shift(8), squares.shift(-8));
    let enemy = board.by_color(side.other());
    let stuck = pawns.into_iter().filter(|&pawn| (ahead(pawn.into()) & enemy).any()).count();
    let home = Bitboard::from_rank(side.fold_wb(Rank::Second, Rank::Seventh));
    let free = attacks::bishop_attacks(bishop, board.occupied())
        & !own
        & !pawn_attacks(board, side.other());
    let at_home = bishop_homes(side).contains(bishop);
    let more_than_others = 2 * pawns.count() > (board.pawns() & own).count();
    // One that has not moved yet is only bad if pawns that cannot move keep it at home.
    let needed = if at_home { STUCK_PAWNS - 1 } else { 0 };
    let kept = stuck >= STUCK_PAWNS && free.count() <= 2 * FEW_SQUARES;
    let beside = (pawns & !home).count() >= PAWNS_BESIDE && free.count() <= FEW_SQUARES;
    is_buried(board, bishop) || more_than_others && stuck >= needed && (kept || beside)
}

/// A bishop that has come to the edge of the board and has hardly a safe square there.
fn is_buried(board: &Board, bishop: Square) -> bool {
    let Some(side) = board.color_at(bishop) else { return false };
    let free = attacks::bishop_attacks(bishop, board.occupied())
        & !board.by_color(side)
        & !pawn_attacks(board, side.other());
    let edge = attacks::king_attacks(bishop).count() < 8;
    edge && free.count() <= 1 && !bishop_homes(side).contains(bishop)
}

/// Where a side's bishops stand before they have moved.
fn bishop_homes(side: Color) -> Bitboard {
    side.fold_wb([Square::C1, Square::F1], [Square::C8, Square::F8]).into_iter().collect()
}

/// The squares that a side's pawns attack.
pub fn pawn_attacks(board: &Board, side: Color) -> Bitboard {
    (board.pawns() & board.by_color(side))
        .into_iter()
        .fold(Bitboard::EMPTY, |all, pawn| all | attacks::pawn_attacks(side, pawn))
}
