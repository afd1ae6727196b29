//! Pieces in front of weak pawns.

use super::find_in_front;
use crate::Sink;
use crate::clause::Finder;
use crate::context::{Class, Side};

clause! {
    /// A piece right in front of the front pawn of an enemy doubled pair.
    ///
    /// It holds up both.
    BlockDoubled = "block_doubled" {
        name: "Doubled pawns blocked",
        chapter: Blocking,
        theme: Blockade,
        section: "13",
        source: Addendum(
            "Blocking a double p",
            "+2mps as this stops the forward movement of the double ps",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} blocks the doubled pawn on {at}",
        example: "7k/8/1pp5/2p5/2N5/8/8/7K w - - 0 1",
    }
}

impl Finder for BlockDoubled {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let pawns =
            || them.pawns.doubled_front.without(them.pawns.isolated_horizontal).flip_vertical();
        find_in_front(Self::VALUE, us.blockers, pawns, found);
    }
}

clause! {
    /// A piece right in front of a horizontally isolated enemy pawn.
    ///
    /// It holds the pawn where it can be preyed upon.
    BlockIsolated = "block_isolated" {
        name: "Isolated pawn blocked",
        chapter: Blocking,
        theme: Blockade,
        section: "13",
        source: Addendum("Blocking a double p", "Blocking a horizontally isolated p +3mps", Theirs),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} blocks the isolated pawn on {at}",
        example: "7k/8/8/2p5/2N5/8/8/7K w - - 0 1",
    }
}

impl Finder for BlockIsolated {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let pawns =
            || them.pawns.isolated_horizontal.without(them.pawns.doubled_front).flip_vertical();
        find_in_front(Self::VALUE, us.blockers, pawns, found);
    }
}

clause! {
    /// A piece right in front of doubled pawns that are horizontally isolated as well has an
    /// excellent post. Instead of what blocking a doubled or an isolated pawn is worth.
    ///
    /// No pawn can ever attack it.
    BlockDoubledIsolated = "block_doubled_isolated" {
        name: "Doubled and isolated pawns blocked",
        chapter: Blocking,
        theme: Blockade,
        section: "13",
        source: Addendum(
            "Blocking double horizontally isolated ps",
            "At least +15mps, as this is an excellent position for the blockers",
            Theirs,
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} blocks the doubled and isolated pawn on {at}",
        example: "7k/8/2p5/2p5/2N5/8/8/7K w - - 0 1",
    }
}

impl Finder for BlockDoubledIsolated {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let pawns = || (them.pawns.doubled_front & them.pawns.isolated_horizontal).flip_vertical();
        find_in_front(Self::VALUE, us.blockers, pawns, found);
    }
}

clause! {
    /// A piece right in front of the front pawn of an enemy doubled pair, where that pawn is
    /// backward.
    ///
    /// A perfect square for transferring pieces.
    BlockDoubledBackward = "block_doubled_backward" {
        name: "Doubled backward pawn blocked",
        chapter: Blocking,
        theme: Blockade,
        section: "13",
        source: Addendum("Blocking a double backward p", "At least +5cps", Theirs),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} blocks the doubled and backward pawn on {at}",
        example: "7k/8/8/3p4/2nP4/2P5/2P5/7K w - - 0 1",
    }
}

impl Finder for BlockDoubledBackward {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let pawns =
            || (them.pawns.doubled_front & them.pawns.class(Class::Backward)).flip_vertical();
        find_in_front(Self::VALUE, us.blockers, pawns, found);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn doubled_pawns() {
        let fen = "7k/8/1pp5/2p5/2N5/8/8/7K w - - 0 1";
        assert_white(fen, "block_doubled", &[("c4 c5", 2.0)]);
        assert_white(fen, "block_isolated", &[]);
        assert_white("7k/8/1pp5/2K5/8/8/8/8 w - - 0 1", "block_doubled", &[]);
        assert_white("7k/2p5/1pp5/2p5/2N5/8/8/7K w - - 0 1", "block_doubled", &[]);
    }

    #[test]
    fn isolated_pawns() {
        let fen = "7k/8/8/2p5/2N5/8/8/7K w - - 0 1";
        assert_white(fen, "block_isolated", &[("c4 c5", 3.0)]);
        assert_white("7k/3p4/8/2p5/2N5/8/8/7K w - - 0 1", "block_isolated", &[]);
    }

    #[test]
    fn both_at_once_count_as_neither() {
        let fen = "7k/8/2p5/2p5/2N5/8/8/7K w - - 0 1";
        assert_white(fen, "block_doubled_isolated", &[("c4 c5", 15.0)]);
        assert_white(fen, "block_doubled", &[]);
        assert_white(fen, "block_isolated", &[]);
        // Between the two: only the rear pawn is blocked, and it is isolated.
        let fen = "7k/2p5/2N5/2p5/8/8/8/7K w - - 0 1";
        assert_white(fen, "block_doubled_isolated", &[]);
        assert_white(fen, "block_isolated", &[("c6 c7", 3.0)]);
    }

    #[test]
    fn the_example_of_the_sources() {
        let fen = "7k/8/8/3p4/2nP4/2P5/2P5/7K w - - 0 1";
        assert_black(fen, "block_doubled_backward", &[("c3 c4", 50.0)]);
        let helped = "7k/8/8/3p4/1PnP4/2P5/2P5/7K w - - 0 1";
        assert_black(helped, "block_doubled_backward", &[("c3 c4", 50.0)]);
        let guarded = "7k/8/8/3p4/2nP4/1PP5/2P5/7K w - - 0 1";
        assert_black(guarded, "block_doubled_backward", &[]);
    }
}
