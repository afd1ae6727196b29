//! Which enemy units our pieces aim at, directly or through others.

use arrayvec::ArrayVec;
use shakmaty::{Role, Square};

use super::pieces::MOST_PIECES;
use super::{Side, Units, between};

/// An attack reaches through so many units at most.
const DEEPEST: usize = 4;

/// The most targets that are kept: every piece on every enemy unit.
const MOST_TARGETS: usize = MOST_PIECES * MOST_PIECES;

/// An enemy unit that one of our pieces aims at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Target {
    /// The piece of ours, counted as in [`Side::pieces`].
    pub piece: u8,
    /// Where the enemy unit stands.
    pub square: Square,
    /// What it is: 0 pawn to 5 king, the order of slots by kind of unit.
    pub kind: u8,
    /// How many units stand in between: 0 for a direct attack, at most 4.
    pub depth: u8,
}

/// The targets of all our pieces.
#[derive(Debug, Clone)]
pub struct Targets {
    /// Units under direct attack.
    pub direct: ArrayVec<Target, MOST_TARGETS>,
    /// Units aimed at through one to four others.
    pub through: ArrayVec<Target, MOST_TARGETS>,
}

impl Targets {
    fn of(us: &Side) -> Targets {
        let kinds = kinds(&us.enemy);
        let mut targets = Targets { direct: ArrayVec::new(), through: ArrayVec::new() };
        for (index, piece) in us.pieces.iter().enumerate() {
            let target = |square: Square, depth| Target {
                piece: index as u8,
                square,
                kind: kinds[square as usize],
                depth,
            };
            // More than sixteen enemy units are no chess, but nothing here may fall over them.
            for square in piece.attacks & us.enemy_all {
                let _ = targets.direct.try_push(target(square, 0));
            }
            for square in (piece.xray() & us.enemy_all).without(piece.attacks) {
                let depth = (between(piece.square, square) & us.occupied()).count();
                if depth <= DEEPEST {
                    let _ = targets.through.try_push(target(square, depth as u8));
                }
            }
        }
        targets
    }
}

impl Side<'_> {
    /// What our pieces aim at.
    #[inline]
    pub fn targets(&self) -> &Targets {
        self.targets.get_or_init(|| Targets::of(self))
    }
}

/// The kind of unit on each square, 0 pawn to 5 king.
#[inline(always)]
fn kinds(units: &Units) -> [u8; 64] {
    let mut kinds = [0; 64];
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King] {
        for square in units.by(role) {
            kinds[square as usize] = role as u8 - Role::Pawn as u8;
        }
    }
    kinds
}
