//! How many pawns live with a doubled pair.

use shakmaty::Bitboard;

use crate::clause::{Finder, Slot};
use crate::context::PawnSide;
use crate::{Place, Sink};

clause! {
    /// A group (pawns joined by king's moves) that holds both pawns of a doubled pair. The pair
    /// alone is no case of it. One item for each group.
    ///
    /// The smaller it is, the fewer pawns the pair holds up: three pawns are better off than four,
    /// four than more.
    DoubledGroupSize = "doubled_group_size" {
        name: "Size of a group with doubled pawns",
        chapter: Weaknesses,
        theme: PawnWeaknesses,
        section: "6",
        source: Addendum(
            "Bonus points for double ps when part of a group in relation to the size of the group",
            "+5 cps for a group of 3 in relation to a group of 4",
            Theirs,
        ),
        unit: Millipawns,
        slots: [SIZE3, SIZE4, LARGER],
        direction: Virtue,
        shape: Falling,
        says: "{side}'s doubled pawns belong to a group: {on}",
        example: "rnbqkbnr/8/8/8/8/1P6/1PPP4/RNBQKBNR w - - 0 1",
    }
}

/// The smallest group that counts.
const SMALLEST: usize = 3;

impl DoubledGroupSize {
    /// The slot of a group of so many pawns.
    fn of_size(size: usize) -> Slot {
        match size {
            SMALLEST => Self::SIZE3,
            4 => Self::SIZE4,
            _ => Self::LARGER,
        }
    }
}

impl Finder for DoubledGroupSize {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let mut seen = Bitboard::EMPTY;
        for (rear, front) in us.doubled_pairs() {
            let group = us.group_of(rear);
            let size = group.count();
            if size >= SMALLEST && group.contains(front) && !seen.contains(rear) {
                seen |= group;
                found.item([(Self::of_size(size), 1)], Place::on(group));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn small_groups_are_better_off() {
        let key = "doubled_group_size";
        assert_black("rnbqkbnr/1p6/1p6/2p5/8/8/8/RNBQKBNR w - - 0 1", key, &[("c5 b6 b7", 100.0)]);
        let four = "rnbqkbnr/8/8/8/8/1P6/1PPP4/RNBQKBNR w - - 0 1";
        assert_white(four, key, &[("b2 c2 d2 b3", 50.0)]);
        let five = "rnbqkbnr/8/8/8/8/1P6/1PPPP3/RNBQKBNR w - - 0 1";
        assert_white(five, key, &[("b2 c2 d2 e2 b3", 0.0)]);
    }

    #[test]
    fn two_pairs_in_one_group_are_one_item() {
        assert_white(
            "rnbqkbnr/8/8/8/8/1PP5/1PP5/RNBQKBNR w - - 0 1",
            "doubled_group_size",
            &[("b2 c2 b3 c3", 50.0)],
        );
    }

    #[test]
    fn the_pair_alone_or_torn_apart_is_no_case() {
        for fen in [
            "rnbqkbnr/8/8/8/8/1P6/1P6/RNBQKBNR w - - 0 1",
            "rnbqkbnr/8/8/1P6/8/8/1PPP4/RNBQKBNR w - - 0 1",
        ] {
            assert_white(fen, "doubled_group_size", &[]);
        }
    }
}
