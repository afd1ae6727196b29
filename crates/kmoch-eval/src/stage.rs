//! How far the game has come, told by the pieces left on the board.

use shakmaty::{Board, Role};

/// Piece material in half pawns: knight and bishop 3 pawns, rook 4.5, queen 9.
pub(crate) const HALF_PAWNS: [(Role, usize); 4] =
    [(Role::Knight, 6), (Role::Bishop, 6), (Role::Rook, 9), (Role::Queen, 18)];

/// One of the six intervals of material into which the game is cut, opening first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bracket {
    index: u8,
    /// The interval in quarter pawns: what it begins with, and what belongs to the next one.
    from: u16,
    to: u16,
}

impl Bracket {
    /// All six, from the opening to the last ending, cut where the sources cut them.
    pub const ALL: [Bracket; 6] = Borders::SOURCES.brackets();

    /// 0 for the opening bracket up to 5 for the last.
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// The interval as the sources write it: `30-25`.
    pub fn name(self) -> String {
        format!("{}-{}", pawns(self.from), pawns(self.to))
    }

    /// The stage in its middle.
    pub(crate) const fn middle(self) -> Stage {
        Stage::at_step((self.from + self.to) as usize / 2)
    }

    /// Whether the bracket belongs to the middlegame.
    pub const fn is_middlegame(self) -> bool {
        self.index < 3
    }

    /// `middlegame` or `endgame`.
    pub const fn stage(self) -> &'static str {
        if self.is_middlegame() { "middlegame" } else { "endgame" }
    }

    /// 1, 2 or 3 within the middlegame or the endgame.
    pub const fn level(self) -> usize {
        self.index as usize % 3 + 1
    }
}

/// Where each bracket gives way to the next. The third border parts the middlegame from the endgame.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Borders([u16; 5]);

impl Borders {
    /// The borders of the sources: 25, 20, 15, 10 and 5 pawns.
    pub const SOURCES: Borders = Borders([100, 80, 60, 40, 20]);

    /// Borders at so many pawns, if they are whole quarters that fall from below a full board to
    /// above bare kings.
    ///
    /// ```
    /// use kmoch_eval::Borders;
    /// assert_eq!(Borders::new([25.0, 20.0, 15.0, 10.0, 5.0]), Some(Borders::SOURCES));
    /// assert_eq!(Borders::new([25.0, 20.0, 20.0, 10.0, 5.0]), None);
    /// ```
    pub fn new(pawns: [f64; 5]) -> Option<Borders> {
        let quarters = pawns.map(|pawns| pawns * 4.0);
        let sound = quarters
            .iter()
            .all(|&border| border.fract() == 0.0 && border > 0.0 && border < Stage::STEPS as f64);
        let falling = quarters.is_sorted_by(|above, below| above > below);
        (sound && falling).then(|| Borders(quarters.map(|border| border as u16)))
    }

    /// The borders in pawns.
    pub fn pawns(self) -> [f64; 5] {
        self.0.map(pawns)
    }

    /// The bracket this material falls into; its lower bound belongs to the next one.
    pub fn bracket(self, stage: Stage) -> Bracket {
        let index = self.0.iter().take_while(|&&border| stage.quarters <= border).count();
        self.brackets()[index]
    }

    /// The six brackets between these borders.
    pub const fn brackets(self) -> [Bracket; 6] {
        let mut brackets = [Bracket { index: 0, from: Stage::STEPS as u16, to: 0 }; 6];
        let mut next = 1;
        while next < brackets.len() {
            brackets[next].index = next as u8;
            brackets[next].from = self.0[next - 1];
            brackets[next - 1].to = self.0[next - 1];
            next += 1;
        }
        brackets
    }

    /// Where this material lies among the middles of the brackets: 0 in the middle of the first
    /// and before, 5 in the middle of the last and beyond.
    pub(crate) fn place(self, step: usize) -> f64 {
        let middles = self.brackets().map(|bracket| f64::from(bracket.from + bracket.to) / 2.0);
        let step = step as f64;
        let passed = middles.iter().take_while(|&&middle| step <= middle).count();
        match passed {
            0 => 0.0,
            6 => 5.0,
            passed => {
                let (above, below) = (middles[passed - 1], middles[passed]);
                (passed - 1) as f64 + (above - step) / (above - below)
            }
        }
    }
}

fn pawns(quarters: u16) -> f64 {
    f64::from(quarters) / 4.0
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
        pawns(self.quarters)
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
        let name = |quarters| Borders::SOURCES.bracket(Stage { quarters }).name();
        assert_eq!(name(120), "30-25");
        assert_eq!(name(101), "30-25");
        assert_eq!(name(100), "25-20");
        assert_eq!(name(61), "20-15");
        assert_eq!(name(60), "15-10");
        assert_eq!(name(20), "5-0");
        assert_eq!(name(0), "5-0");
        assert_eq!(name(400), "30-25");
    }

    #[test]
    fn borders_can_be_chosen() {
        let borders = Borders::new([22.5, 18.0, 13.0, 10.0, 5.0]).unwrap();
        let bracket = |quarters| borders.bracket(Stage { quarters });
        assert_eq!(bracket(90).name(), "22.5-18");
        assert_eq!((bracket(53).stage(), bracket(52).stage()), ("middlegame", "endgame"));
        assert_eq!((borders.place(120), borders.place(0)), (0.0, 5.0));
        assert!((Borders::SOURCES.place(80) - 1.5).abs() < 1e-9);
        for bad in [[30.0, 20.0, 15.0, 10.0, 5.0], [25.1, 20.0, 15.0, 10.0, 5.0], [f64::NAN; 5]] {
            assert_eq!(Borders::new(bad), None);
        }
    }
}
