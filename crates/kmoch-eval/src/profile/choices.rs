//! What the sources leave open, so that a profile may choose.

use shakmaty::{Move, Role};

/// How values change with the material on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taper {
    /// In the six steps of the sources.
    Brackets,
    /// Smoothly, quarter pawn by quarter pawn.
    Smooth,
}

impl Taper {
    /// All of them.
    pub(super) const ALL: [Taper; 2] = [Taper::Brackets, Taper::Smooth];

    /// The name in a profile.
    pub const fn key(self) -> &'static str {
        match self {
            Taper::Brackets => "brackets",
            Taper::Smooth => "smooth",
        }
    }
}

/// Whose staged base values modifiers and measures work on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measures {
    /// This profile's own.
    Own,
    /// The sources' own, whatever this profile says: then the score is linear in the profile's
    /// numbers, and they can be fitted.
    Addendum,
}

impl Measures {
    /// All of them.
    pub(super) const ALL: [Measures; 2] = [Measures::Own, Measures::Addendum];

    /// The name in a profile.
    pub const fn key(self) -> &'static str {
        match self {
            Measures::Own => "own",
            Measures::Addendum => "addendum",
        }
    }
}

/// Which moves the cutting rules are asked of. The four kinds have no move in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cutting {
    /// Moves that neither capture nor promote.
    pub quiet: bool,
    /// Captures by pawns that do not promote: nothing else doubles pawns.
    pub pawn_captures: bool,
    /// Captures by pieces and kings.
    pub piece_captures: bool,
    /// Promotions.
    pub promotions: bool,
}

impl Cutting {
    /// As the specification rules where the sources say nothing.
    pub const USUAL: Cutting =
        Cutting { quiet: true, pawn_captures: true, piece_captures: false, promotions: false };

    /// The names in a profile.
    pub(super) const KEYS: [&'static str; 4] =
        ["quiet", "pawn_captures", "piece_captures", "promotions"];

    /// The choices in the order of their names.
    pub(super) fn values(self) -> [bool; 4] {
        [self.quiet, self.pawn_captures, self.piece_captures, self.promotions]
    }

    pub(super) fn value_mut(&mut self, key: &str) -> Option<&mut bool> {
        match key {
            "quiet" => Some(&mut self.quiet),
            "pawn_captures" => Some(&mut self.pawn_captures),
            "piece_captures" => Some(&mut self.piece_captures),
            "promotions" => Some(&mut self.promotions),
            _ => None,
        }
    }

    /// Whether the rules are asked of a move.
    ///
    /// ```
    /// use kmoch_eval::Profile;
    /// use shakmaty::{Move, Role, Square};
    /// let push = Move::Normal {
    ///     role: Role::Pawn, from: Square::E2, capture: None, to: Square::E4, promotion: None,
    /// };
    /// assert!(Profile::addendum().cutting.asks(push));
    /// ```
    pub fn asks(self, m: Move) -> bool {
        if m.is_promotion() {
            self.promotions
        } else if !m.is_capture() {
            self.quiet
        } else if m.role() == Role::Pawn {
            self.pawn_captures
        } else {
            self.piece_captures
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_is_a_choice() {
        for (place, key) in Cutting::KEYS.into_iter().enumerate() {
            let mut cutting = Cutting::USUAL;
            let value = cutting.value_mut(key).expect("it is a choice");
            *value = !*value;
            let mut expected = Cutting::USUAL.values();
            expected[place] = !expected[place];
            assert_eq!(cutting.values(), expected, "{key}");
        }
    }
}
