//! What a clause means: what it speaks of, whom it speaks for, and how its numbers may run.

use std::ops::Range;

/// What a clause speaks of when a position is explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// What is on the board.
    Material,
    /// Unlike material.
    Imbalance,
    /// How safe a king is.
    KingSafety,
    /// How much a king does.
    KingActivity,
    /// Passed pawns and those that may become so.
    PassedPawns,
    /// Pawns that are weak.
    PawnWeaknesses,
    /// How pawns stand together.
    PawnStructure,
    /// Units that stop pawns.
    Blockade,
    /// Room to play in.
    Space,
    /// How freely pieces move and how well they stand.
    PieceActivity,
    /// Squares that no pawn can take back.
    Outposts,
    /// Bishops and the colours of squares.
    Bishops,
    /// Rooks, files and ranks.
    Files,
    /// What is attacked.
    Threats,
    /// Pieces that work together.
    Harmony,
    /// What keeps a lead from winning.
    Drawishness,
    /// Having the move: told on a line of its own, never as a reason.
    Tempo,
}

impl Theme {
    /// All themes a reason may have.
    pub const ALL: [Theme; 16] = [
        Theme::Material,
        Theme::Imbalance,
        Theme::KingSafety,
        Theme::KingActivity,
        Theme::PassedPawns,
        Theme::PawnWeaknesses,
        Theme::PawnStructure,
        Theme::Blockade,
        Theme::Space,
        Theme::PieceActivity,
        Theme::Outposts,
        Theme::Bishops,
        Theme::Files,
        Theme::Threats,
        Theme::Harmony,
        Theme::Drawishness,
    ];

    /// The name in JSON and columns.
    pub const fn key(self) -> &'static str {
        match self {
            Theme::Material => "material",
            Theme::Imbalance => "imbalance",
            Theme::KingSafety => "king_safety",
            Theme::KingActivity => "king_activity",
            Theme::PassedPawns => "passed_pawns",
            Theme::PawnWeaknesses => "pawn_weaknesses",
            Theme::PawnStructure => "pawn_structure",
            Theme::Blockade => "blockade",
            Theme::Space => "space",
            Theme::PieceActivity => "piece_activity",
            Theme::Outposts => "outposts",
            Theme::Bishops => "bishops",
            Theme::Files => "files",
            Theme::Threats => "threats",
            Theme::Harmony => "harmony",
            Theme::Drawishness => "drawishness",
            Theme::Tempo => "tempo",
        }
    }
}

/// What a finding means for the side it is found for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Good, or nothing.
    Virtue,
    /// Bad, or nothing.
    Fault,
    /// Better or worse than usual: a square, a number of squares.
    Scale,
}

impl Direction {
    /// The name in JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Direction::Virtue => "virtue",
            Direction::Fault => "fault",
            Direction::Scale => "scale",
        }
    }
}

/// How a clause's numbers follow one another, as amounts for the side it is found for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// In no order.
    Free,
    /// None is less than the one before it.
    Rising,
    /// None is more than the one before it.
    Falling,
    /// Rising within each run of so many numbers; a shorter rest is free.
    RisingIn(usize),
    /// Falling within each run of so many numbers; a shorter rest is free.
    FallingIn(usize),
}

impl Shape {
    /// The name in JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Shape::Free => "free",
            Shape::Rising | Shape::RisingIn(_) => "rising",
            Shape::Falling | Shape::FallingIn(_) => "falling",
        }
    }

    /// The runs of numbers that are in order, of so many in all.
    pub fn runs(self, numbers: usize) -> impl Iterator<Item = Range<usize>> {
        let length = match self {
            Shape::Free => numbers + 1,
            Shape::Rising | Shape::Falling => numbers.max(1),
            Shape::RisingIn(length) | Shape::FallingIn(length) => length,
        };
        (0..numbers / length).map(move |run| run * length..(run + 1) * length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CLAUSES;

    #[test]
    fn runs_leave_a_shorter_rest_free() {
        assert_eq!(Shape::RisingIn(2).runs(5).collect::<Vec<_>>(), [0..2, 2..4]);
        assert_eq!(Shape::Falling.runs(4).last(), Some(0..4));
        assert_eq!(Shape::Free.runs(4).count(), 0);
    }

    #[test]
    fn an_ordered_clause_has_something_to_order() {
        for clause in CLAUSES {
            let ordered = clause.shape != Shape::Free;
            let runs = clause.shape.runs(clause.slots.len()).count();
            assert_eq!(ordered, runs > 0, "{}: {:?}", clause.key, clause.shape);
        }
    }

    #[test]
    fn every_theme_has_clauses_and_a_key_of_its_own() {
        for theme in Theme::ALL {
            // A king's activity is told apart from its safety by the stage, not by clause.
            let spoken = CLAUSES.iter().any(|clause| clause.theme == theme);
            assert!(spoken || theme == Theme::KingActivity, "{} is nobody's theme", theme.key());
        }
        let mut keys = Theme::ALL.map(Theme::key);
        keys.sort_unstable();
        assert!(keys.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
