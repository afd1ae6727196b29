//! Mates that have a name, each by what stands where when it is over.

use std::ops::RangeInclusive;

use shakmaty::{Bitboard, Board, Color, File, Position, Rank, Role, Square, attacks};

use crate::line::{Line, Step};
use crate::safety::attackers;
use crate::words::the;

pub mod anastasia;
pub mod arabian;
pub mod back_rank;
pub mod balestra;
pub mod blind_swine;
pub mod boden;
pub mod corner;
pub mod double_bishop;
pub mod dovetail;
pub mod epaulette;
pub mod hook;
pub mod kill_box;
pub mod morphys;
pub mod opera;
pub mod pillsburys;
pub mod smothered;
pub mod triangle;
pub mod vukovic;

/// A mate on the board.
struct Mate<'a> {
    /// The move that gave it.
    step: Step<'a>,
    /// What stands where.
    board: &'a Board,
    /// Who gave it.
    us: Color,
    /// The king that is mated.
    king: Square,
}

impl<'a> Mate<'a> {
    /// The mate a line ends with, if the solver gives one.
    fn of(line: &'a Line) -> Option<Mate<'a>> {
        let step = line.ours().next_back().filter(|step| step.mates())?;
        let (board, us) = (step.board(), line.solver());
        Some(Mate { step, board, us, king: board.king_of(!us)? })
    }

    /// The ply of the mate.
    fn plies(&self) -> RangeInclusive<usize> {
        self.step.ply..=self.step.ply
    }

    /// What gives check.
    fn checkers(&self) -> Bitboard {
        self.step.after.checkers()
    }

    /// The piece of this kind that gives check.
    fn checker(&self, role: Role) -> Option<Square> {
        (self.checkers() & self.board.by_role(role)).first()
    }

    /// Our units of a kind.
    fn ours(&self, role: Role) -> Bitboard {
        self.board.by_role(role) & self.board.by_color(self.us)
    }

    /// The units of the side that is mated.
    fn theirs(&self) -> Bitboard {
        self.board.by_color(!self.us)
    }

    /// The squares around the king.
    fn around(&self) -> Bitboard {
        attacks::king_attacks(self.king)
    }

    /// The squares around the king that nothing of its own takes up.
    fn flights(&self) -> Bitboard {
        self.around().without(self.theirs())
    }

    /// Our units that attack or guard a square.
    fn guards(&self, square: Square) -> Bitboard {
        attackers(self.board, square, self.us)
    }

    /// The flights that our units of a kind cover and nothing else does.
    fn covered_only_by(&self, role: Role) -> Bitboard {
        let covers = |&flight: &Square| {
            let guards = self.guards(flight);
            guards.any() && guards.without(self.board.by_role(role)).is_empty()
        };
        self.flights().into_iter().filter(covers).collect()
    }

    /// Whether the king stands on a side file, and whether on a first or last rank.
    fn edges(&self) -> (bool, bool) {
        let (file, rank) = self.king.coords();
        (matches!(file, File::A | File::H), matches!(rank, Rank::First | Rank::Eighth))
    }

    /// Whether the king stands in a corner.
    fn in_corner(&self) -> bool {
        self.edges() == (true, true)
    }

    /// A unit of the board in words.
    fn the(&self, square: Square) -> String {
        the(self.board, square)
    }
}

/// How far apart two squares are by files and by ranks.
fn apart(one: Square, other: Square) -> (u32, u32) {
    (one.file().distance(other.file()), one.rank().distance(other.rank()))
}
