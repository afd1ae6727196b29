//! Which enemy units our pieces aim at, directly or through others.

use arrayvec::ArrayVec;
use shakmaty::{Bitboard, Role, Square, attacks};

use super::pieces::MOST_PIECES;
use super::{Side, Units};

/// An attack reaches through so many units at most.
pub const DEEPEST: usize = 4;

/// An enemy unit that one of our pieces aims at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    /// Where it stands.
    pub square: Square,
    /// What it is: 0 pawn to 5 king, the order of slots by kind of unit.
    pub kind: u8,
    /// How many units stand in between: 0 for a direct attack, at most 4.
    pub depth: u8,
}

/// The targets of all our pieces.
#[derive(Debug, Clone)]
pub struct Targets {
    all: ArrayVec<Target, { MOST_PIECES * MOST_PIECES }>,
    /// Where each piece's targets end.
    ends: [u16; MOST_PIECES],
}

impl Targets {
    fn of(us: &Side) -> Targets {
        let kinds = Kinds::of(&us.enemy);
        let mut targets = Targets { all: ArrayVec::new(), ends: [0; MOST_PIECES] };
        for (end, piece) in targets.ends.iter_mut().zip(&us.pieces) {
            for square in piece.attacks & us.enemy_all {
                // More than sixteen enemy units are no chess; nothing may fall over them.
                let _ = targets.all.try_push(Target { square, kind: kinds.at(square), depth: 0 });
            }
            for square in (piece.xray() & us.enemy_all).without(piece.attacks) {
                let depth = (attacks::between(piece.square, square) & us.occupied()).count();
                if depth <= DEEPEST {
                    let (kind, depth) = (kinds.at(square), depth as u8);
                    let _ = targets.all.try_push(Target { square, kind, depth });
                }
            }
            *end = targets.all.len() as u16;
        }
        targets
    }

    /// The targets of one piece, counted as in [`Side::pieces`]: direct ones first.
    #[inline(always)]
    pub fn of_piece(&self, piece: usize) -> &[Target] {
        let start = if piece == 0 { 0 } else { self.ends[piece - 1] };
        &self.all[start as usize..self.ends[piece] as usize]
    }
}

impl Side<'_> {
    /// What our pieces aim at.
    #[inline]
    pub fn targets(&self) -> &Targets {
        self.targets.get_or_init(|| Targets::of(self))
    }
}

/// The kinds of units, 0 pawn to 5 king, as the three binary digits of that number.
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
    fn at(&self, square: Square) -> u8 {
        let digit = |place: usize| ((self.0[place].0 >> square as u32) & 1) as u8;
        digit(0) | digit(1) << 1 | digit(2) << 2
    }
}
