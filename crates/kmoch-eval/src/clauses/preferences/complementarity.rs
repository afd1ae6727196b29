//! The move that leaves the pieces in control of more together.

use super::{Outlook, PreferHarmony, PreferPositioning, Preference};
use crate::profile::Row;

clause! {
    /// Of two moves that leave as many own pieces of each kind, the one after which they control more
    /// squares together, each square by one, two or three of them. It speaks only where neither
    /// harmony nor placement speaks for one of the two moves.
    ///
    /// Pieces that control different squares leave the enemy fewer to go to.
    PreferComplementarity = "prefer_complementarity" {
        name: "More complementary control",
        chapter: Preferences,
        theme: Harmony,
        section: "15",
        source: Addendum(
            "Complementarity (Optimal spread)",
            "With other factors being equal, complementarity may very well make the big difference"
        ),
        unit: Number,
        slots: [],
        direction: Virtue,
        says: "{side}'s pieces control more squares together after this move: {on_units}",
        example: "7k/8/8/8/8/8/4K3/R7 w - - 0 1",
        moves: ["e2e3", "e2e1"],
    }
}

impl Preference for PreferComplementarity {
    fn prefers(better: &Outlook, worse: &Outlook, limits: &Row) -> bool {
        let speaks =
            |a, b| PreferHarmony::prefers(a, b, limits) || PreferPositioning::prefers(a, b, limits);
        better.pieces == worse.pieces
            && better.complementarity > worse.complementarity
            && !speaks(better, worse)
            && !speaks(worse, better)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::{Profile, Weights};
    use crate::{ONE, Stage};

    const ONE_ROOK: Outlook = Outlook {
        pieces: [0, 0, 1, 0],
        disharmony: 0,
        mobility: 100_000,
        imbalance: Some(ONE),
        positioning: 200_000,
        complementarity: 30_000,
    };

    fn prefers(better: &Outlook, worse: &Outlook) -> bool {
        let weights = Weights::new(&Profile::addendum());
        let limits = weights.values(weights.row_index(Stage::at_step(0)));
        PreferComplementarity::prefers(better, worse, limits)
    }

    #[test]
    fn more_control_comes_first() {
        let more = Outlook { complementarity: 42_000, ..ONE_ROOK };
        assert!(prefers(&more, &ONE_ROOK));
        assert!(!prefers(&ONE_ROOK, &more));
    }

    #[test]
    fn where_placement_speaks_control_is_silent() {
        let more = Outlook { complementarity: 42_000, ..ONE_ROOK };
        let balanced = Outlook { imbalance: Some(ONE / 2), ..ONE_ROOK };
        assert!(!prefers(&more, &balanced));
        let other = Outlook { pieces: [1, 0, 0, 0], ..ONE_ROOK };
        assert!(!prefers(&more, &other));
    }
}
