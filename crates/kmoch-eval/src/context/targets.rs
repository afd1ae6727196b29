//! Which enemy units our pieces aim at through others.

use shakmaty::{Bitboard, Role, Square};

use super::{PieceView, Side, Units, between};

/// An attack reaches through so many units at most.
pub const DEEPEST: usize = 4;

/// An enemy unit behind others on the line of one of our pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    /// Where it stands.
    pub square: Square,
    /// What it is: 0 pawn to 5 king, the order of slots by kind of unit.
    pub kind: usize,
    /// How many units stand in between: 1 to 4.
    pub depth: usize,
}

impl Side<'_> {
    /// What one of our bishops, rooks and queens aims at through other units of either colour.
    #[inline(always)]
    pub fn targets_behind(&self, piece: &PieceView) -> impl Iterator<Item = Target> {
        let kinds = Kinds::of(&self.enemy);
        let (from, occupied) = (piece.square, self.occupied());
        let behind = (piece.xray() & self.enemy_all).without(piece.attacks);
        behind.into_iter().filter_map(move |square| {
            let depth = (between(from, square) & occupied).count();
            (depth <= DEEPEST).then(|| Target { square, kind: kinds.at(square), depth })
        })
    }
}

/// The kinds of units, 0 pawn to 5 king, as the three binary digits of that number.
#[derive(Clone, Copy)]
struct Kinds([Bitboard; 3]);

impl Kinds {
    fn of(units: &Units) -> Kinds {
        let by = |role| units.by(role);
        Kinds([
            by(Role::Knight) | by(Role::Rook) | by(Role::King),
            by(Role::Bishop) | by(Role::Rook),
            by(Role::Queen) | by(Role::King),
        ])
    }

    #[inline(always)]
    fn at(&self, square: Square) -> usize {
        let digit = |place: usize| ((self.0[place].0 >> square as u32) & 1) as usize;
        digit(0) | digit(1) << 1 | digit(2) << 2
    }
}
