//! How far the game has come, told by the pieces left on the board.

use shakmaty::{Board, Role};

/// Piece material in half pawns: knight and bishop 3 pawns, rook 4.5, queen 9.
pub(crate) const HALF_PAWNS: [(Role, usize); 4] =
    [(Role::Knight, 6), (Role::Bishop, 6), (Role::Rook, 9), (Role::Queen, 18)];

/// One of the six intervals of material into which the game is cut, opening first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bracket(u8);

impl Bracket {
    /// All six, from the opening to the last ending.
    pub const ALL: [Bracket; 6] =
        [Bracket(0), Bracket(1), Bracket(2), Bracket(3), Bracket(4), Bracket(5)];

    /// 0 for the opening bracket up to 5 for the last.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The interval as the sources write it.
    pub const fn name(self) -> &'static str {
        ["30-25", "25-20", "20-15", "15-10", "10-5", "5-0"][self.0 as usize]
    }

    /// Whether the bracket belongs to the middlegame.
    pub const fn is_middlegame(self) -> bool {
        self.0 < 3
    }

    /// `middlegame` or `endgame`.
    pub const fn stage(self) -> &'static str {
        if self.is_middlegame() { "middlegame" } else { "endgame" }
    }

    /// 1, 2 or 3 within the middlegame or the endgame.
    pub const fn level(self) -> usize {
        self.0 as usize % 3 + 1
    }
}

/// The piece material of a position, averaged over both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stage {
    quarters: u16,
}

impl Stage {
    /// The number of steps in which material is counted from bare kings to a full board.
    pub const STEPS: usize = 120;

    /// The stage of a position.
    ///
    /// ```
    /// use kmoch_eval::Stage;
    /// use shakmaty::Board;
    /// let start = Stage::of(&Board::default());
    /// assert_eq!(start.material(), 30.0);
    /// assert_eq!(start.bracket().name(), "30-25");
    /// ```
    #[inline]
    pub fn of(board: &Board) -> Stage {
        // Half pawns of both sides together are quarter pawns of their average.
        let quarters: usize =
            HALF_PAWNS.iter().map(|&(role, worth)| worth * board.by_role(role).count()).sum();
        Stage { quarters: quarters as u16 }
    }

    /// The stage with so many quarter pawns of material.
    pub const fn at_step(step: usize) -> Stage {
        Stage { quarters: step as u16 }
    }

    /// Piece material in pawns, the mean of both sides: 30 at the start.
    pub fn material(self) -> f64 {
        f64::from(self.quarters) / 4.0
    }

    /// The bracket this material falls into; its lower bound belongs to the next one.
    #[inline]
    pub const fn bracket(self) -> Bracket {
        const FIVE_PAWNS: u16 = 20;
        let steps = self.quarters.saturating_sub(1) / FIVE_PAWNS;
        Bracket(if steps >= 5 { 0 } else { 5 - steps as u8 })
    }

    /// Material in quarter pawns, at most [`Stage::STEPS`].
    #[inline]
    pub fn step(self) -> usize {
        (self.quarters as usize).min(Self::STEPS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lower_bound_belongs_to_the_next_bracket() {
        let name = |quarters| Stage { quarters }.bracket().name();
        assert_eq!(name(120), "30-25");
        assert_eq!(name(101), "30-25");
        assert_eq!(name(100), "25-20");
        assert_eq!(name(61), "20-15");
        assert_eq!(name(60), "15-10");
        assert_eq!(name(20), "5-0");
        assert_eq!(name(0), "5-0");
        assert_eq!(name(400), "30-25");
    }
}
