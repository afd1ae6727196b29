//! What is known of the board: what decides how findings belong together.

use kmoch_eval::context::Zone;
use kmoch_eval::{Amount, Borders, Direction, Item, Ledger, Stage};
use shakmaty::{Bitboard, Board, ByColor, Color, File, Rank, Role, Square, attacks};

pub use kmoch_motifs::worth;

use super::hanging;

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
    /// The rooks that work on the seventh rank.
    pub seventh: Bitboard,
    /// The bishops that are shut in by their own pawns.
    pub bad_bishops: Bitboard,
    /// Those among them that can hardly move at all: no other bishop makes up for that.
    pub buried: Bitboard,
    /// The pawns of each side that are weak now, not only in prospect.
    pub weak: ByColor<Bitboard>,
    /// The passed pawns of each side.
    pub passers: ByColor<Bitboard>,
    /// Whether so little is left that the kings may come out.
    pub(super) kings_walk: bool,
    /// The hanging pawns of each side.
    pub hanging: ByColor<Bitboard>,
    pub(super) zones: ByColor<Bitboard>,
    /// Where best play takes something, if it is known: only there is an attack a threat.
    taken: Option<Bitboard>,
}

/// Weaknesses that are there, as against those that may come about.
const WEAK_NOW: [&str; 7] = [
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
        let passers = ByColor::new_with(|side| on(side, &["passer"]));
        Scene {
            board,
            turn,
            endgame: !Borders::SOURCES.bracket(Stage::of(board)).is_middlegame(),
            posts: minors.into_iter().filter(|&at| is_post(board, at)).collect(),
            seventh: both(&["rook_on_seventh"]) & board.rooks(),
            bad_bishops: board.bishops().into_iter().filter(|&at| is_bad(board, at)).collect(),
            buried: board.bishops().into_iter().filter(|&at| is_buried(board, at)).collect(),
            weak: ByColor::new_with(|side| {
                let alone = on(side, &["weak_pawn"]).into_iter();
                let alone = alone.filter(|&pawn| is_left_alone(board, side, pawn));
                // At home nobody minds, as long as nothing looks at it.
                let seen = |pawn| board.attacks_to(pawn, side.other(), board.occupied()).any();
                let alone = alone.filter(|&pawn| beyond(side, 3).contains(pawn) || seen(pawn));
                on(side, &WEAK_NOW) | alone.collect::<Bitboard>()
            }),
            passers,
            kings_walk: board.queens().is_empty()
                && (board.knights() | minors | board.rooks()).count() <= PIECES_OF_LAST_ENDINGS,
            hanging: ByColor::new_with(|side| hanging::pawns(board, side, *passers.get(side))),
            zones: ByColor::new_with(|side| zone(board, side)),
            taken: None,
        }
    }

    /// The same where best play takes something on these squares only: what the next move answers is no threat.
    pub fn with_taken(self, taken: Option<Bitboard>) -> Scene<'a> {
        Scene { taken, ..self }
    }

    /// Whether what is attacked on a square has to be told as a threat.
    pub(super) fn is_carried_out(&self, square: Square) -> bool {
        self.taken.is_none_or(|taken| taken.contains(square))
    }

    /// Whether no pawn guards this one, and none can with its next move.
    pub fn is_left_alone(&self, side: Color, pawn: Square) -> bool {
        is_left_alone(self.board, side, pawn)
    }

    /// What stands on a square and belongs to a side.
    pub fn units(&self, side: Color, role: Role) -> Bitboard {
        self.board.by_color(side) & self.board.by_role(role)
    }

    /// A side's king; a board without one is no chess.
    pub fn king(&self, side: Color) -> Square {
        self.board.king_of(side).unwrap_or(side.fold_wb(Square::E1, Square::E8))
    }
}

/// The ranks from this one on, seen from a side.
pub(super) fn beyond(side: Color, rank: u32) -> Bitboard {
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

/// Whether no pawn of its side guards a pawn, and none can with its next move: a step, or two from home. Pieces in the
/// way can go away, pawns stay.
fn is_left_alone(board: &Board, side: Color, pawn: Square) -> bool {
    let guards = attacks::pawn_attacks(side.other(), pawn);
    let pawns = board.pawns() & board.by_color(side);
    let back = |squares: Bitboard| side.fold_wb(squares.shift(-8), squares.shift(8));
    let one = back(guards & !board.pawns());
    let home = Bitboard::from_rank(side.fold_wb(Rank::Second, Rank::Seventh));
    let two = back(one & !board.pawns()) & home;
    ((guards | one | two) & pawns).is_empty()
}

/// A post is where no enemy pawn can ever drive a piece away: an outpost in the enemy's half, up to his third rank, or a
/// square of the fourth rank in the middle or with a pawn to guard it.
fn is_post(board: &Board, square: Square) -> bool {
    let Some(side) = board.color_at(square) else { return false };
    let middle = Bitboard::from_file(File::D) | Bitboard::from_file(File::E);
    let half = beyond(side, 5) | beyond(side, 4) & (middle | pawn_attacks(board, side));
    (half & !beyond(side, 7)).contains(square) && !is_ever_attacked(board, side, square)
}

/// Whether a pawn of a side's enemy stands where it may yet come to attack a square.
fn is_ever_attacked(board: &Board, side: Color, square: Square) -> bool {
    let beside = attacks::king_attacks(square) & !Bitboard::from_file(square.file());
    let files = beside.into_iter().fold(Bitboard::EMPTY, |all, at| all | at.file());
    let ahead =
        beyond(side, side.fold_wb(u32::from(square.rank()), 7 - u32::from(square.rank())) + 2);
    (board.pawns() & board.by_color(side.other()) & files & ahead).any()
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
pub fn bishop_homes(side: Color) -> Bitboard {
    side.fold_wb([Square::C1, Square::F1], [Square::C8, Square::F8]).into_iter().collect()
}

/// The squares that a side's pawns attack.
pub fn pawn_attacks(board: &Board, side: Color) -> Bitboard {
    (board.pawns() & board.by_color(side))
        .into_iter()
        .fold(Bitboard::EMPTY, |all, pawn| all | attacks::pawn_attacks(side, pawn))
}
