//! The room between doubled pawns.

use super::both;
use crate::clause::Finder;
use crate::context::PawnSide;
use crate::squares::rank;
use crate::{Place, Sink};

clause! {
    /// The squares between the two pawns of a doubled pair.
    ///
    /// The further apart they stand, the freer the rear one is to move and the less they are in
    /// each other's way.
    DoubledSeparation = "doubled_separation" {
        name: "Room between doubled pawns",
        chapter: Weaknesses,
        theme: PawnWeaknesses,
        section: "6",
        source: Addendum(
            "Bonus for space advantage of bigger fixed chains",
            "5 mps for each square separating a pair of double ps",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s doubled pawns on {on} leave room between them",
        example: "rnbqkbnr/8/8/1P6/8/8/1P6/RNBQKBNR w - - 0 1",
    }
}

impl Finder for DoubledSeparation {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for pair @ (rear, front) in us.doubled_pairs() {
            let between = rank(front) - rank(rear) - 1;
            if between > 0 {
                found.item([(Self::VALUE, between as i32)], Place::on(both(pair)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn every_square_between_counts() {
        let key = "doubled_separation";
        assert_white("rnbqkbnr/8/8/1P6/8/8/1P6/RNBQKBNR w - - 0 1", key, &[("b2 b5", 10.0)]);
        assert_white("rnbqkbnr/8/8/8/1P6/8/1P6/RNBQKBNR w - - 0 1", key, &[("b2 b4", 5.0)]);
    }

    #[test]
    fn neighbours_have_no_room() {
        assert_white("rnbqkbnr/8/8/8/8/1P6/1P6/RNBQKBNR w - - 0 1", "doubled_separation", &[]);
    }
}
