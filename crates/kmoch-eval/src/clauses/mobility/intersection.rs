//! Lines of pieces that cross.

use shakmaty::{Bitboard, Role, Square};

use crate::clause::{Finder, Slot};
use crate::context::{Side, between};
use crate::{ONE, Place, Sink, times};

clause! {
    /// Two linear pieces whose lines cross, seen through all units, may join forces on the
    /// crossing: each such square counts by the worth of both, divided by the number of units on
    /// the two ways to it (the two pieces apart).
    ///
    /// Long-term pressure that grows as lines open.
    XrayIntersection = "xray_intersection" {
        name: "Crossing lines",
        chapter: Mobility,
        theme: Harmony,
        section: "9",
        source: Addendum(
            "X-ray intensity of interaction",
            "it might be equal to one hundredth the sum of the values of both pieces",
            Theirs,
        ),
        unit: Millipawns,
        slots: [
            BISHOP_BISHOP, BISHOP_ROOK, BISHOP_QUEEN, ROOK_ROOK, ROOK_QUEEN, QUEEN_QUEEN,
        ],
        direction: Virtue,
        says: "The lines of {side}'s {on_units} cross on {at}",
        example: "7R/8/8/8/8/2K3k1/8/R7 w - - 0 1",
    }
}

clause! {
    /// A crossing of lines in the enemy king's shelter zone, of two linear pieces or of a knight
    /// and a linear piece, counts once more.
    ///
    /// There it is aimed at the king.
    XrayIntersectionShelter = "xray_intersection_shelter" {
        name: "Lines crossing at the enemy king",
        chapter: Mobility,
        theme: KingSafety,
        section: "9",
        source: Addendum(
            "X-ray intensity of interaction",
            "For x-ray intersections on squares of the enemy king shelter the value might be double",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} meet close to the enemy king on {at}",
        example: "7R/8/8/8/8/2K3k1/8/R7 w - - 0 1",
    }
}

clause! {
    /// A knight's square on the line of a linear piece, seen through all units: it counts by the
    /// worth of both, divided by the number of units on the linear piece's way to it (the knight
    /// apart).
    XrayIntersectionKnight = "xray_intersection_knight" {
        name: "Knight and line",
        chapter: Mobility,
        theme: Harmony,
        section: "9",
        source: Addendum(
            "X-ray intensity of interaction",
            "Knights could also be included into the equation when interacting with a piece",
            Theirs,
        ),
        unit: Millipawns,
        slots: [KNIGHT_BISHOP, KNIGHT_ROOK, KNIGHT_QUEEN],
        direction: Virtue,
        says: "{side}'s {on_units} meet on {at}",
        example: "7k/8/8/8/8/3N3K/8/R7 w - - 0 1",
    }
}

impl Finder for XrayIntersection {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for_linear_pairs(us, !Bitboard::EMPTY, |pair| {
            found.scaled(pair.slot, pair.share, pair.place());
        });
    }
}

impl Finder for XrayIntersectionKnight {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        for_knight_pairs(us, !Bitboard::EMPTY, |pair| {
            found.scaled(pair.slot, pair.share, pair.place());
        });
    }
}

impl Finder for XrayIntersectionShelter {
    fn pieces<S: Sink>(us: &Side, them: &Side, found: &mut S) {
        let zone = them.zone.whole().flip_vertical();
        let mut once_more = |pair: Pair| {
            let measure = times(found.base(pair.slot), pair.share);
            found.scaled(Self::VALUE, measure, pair.place());
        };
        for_linear_pairs(us, zone, &mut once_more);
        for_knight_pairs(us, zone, &mut once_more);
    }
}

/// Two pieces that meet.
struct Pair {
    /// The slot of the two kinds.
    slot: Slot,
    /// Where the two stand.
    pieces: Bitboard,
    /// Where they meet.
    squares: Bitboard,
    /// The squares added up, each divided by the units on the way, with [`ONE`] as one.
    share: i32,
}

impl Pair {
    fn place(&self) -> Place {
        Place::on(self.pieces).at(self.squares)
    }
}

/// One divided by the number of units on two ways, twelve at most; one if there are none.
const SHARES: [i32; 16] = {
    let mut table = [ONE; 16];
    let mut units = 2;
    while units < table.len() {
        table[units] = (ONE + units as i32 / 2) / units as i32;
        units += 1;
    }
    table
};

/// These squares added up, each divided by its number of units, with [`ONE`] as one. On the open
/// squares there are none.
#[inline(always)]
fn share(squares: Bitboard, open: Bitboard, units: impl Fn(Square) -> usize) -> i32 {
    let divided =
        squares.without(open).into_iter().map(|square| SHARES[units(square) % SHARES.len()]);
    (squares & open).count() as i32 * ONE + divided.sum::<i32>()
}

/// The slots by kind of the two pieces, bishop, rook, queen.
const LINEAR_SLOTS: [[Slot; 3]; 3] = {
    use XrayIntersection as X;
    [
        [X::BISHOP_BISHOP, X::BISHOP_ROOK, X::BISHOP_QUEEN],
        [X::BISHOP_ROOK, X::ROOK_ROOK, X::ROOK_QUEEN],
        [X::BISHOP_QUEEN, X::ROOK_QUEEN, X::QUEEN_QUEEN],
    ]
};

/// Hands over each pair of our linear pieces that meets on some of these squares.
#[inline(always)]
fn for_linear_pairs(us: &Side, within: Bitboard, mut meet: impl FnMut(Pair)) {
    let linear = us.linear_pieces();
    for (index, one) in linear.iter().enumerate() {
        let lines = one.xray() & within;
        if lines.is_empty() {
            continue;
        }
        for other in &linear[..index] {
            let squares = lines & other.xray();
            if squares.is_empty() {
                continue;
            }
            let pieces = Bitboard::from(one.square) | Bitboard::from(other.square);
            let share = share(squares, one.attacks & other.attacks, |square| {
                let others = us.occupied().without(pieces);
                (between(one.square, square) & others).count()
                    + (between(other.square, square) & others).count()
            });
            let slot = LINEAR_SLOTS[one.kind() - 1][other.kind() - 1];
            meet(Pair { slot, pieces, squares, share });
        }
    }
}

/// Hands over each knight and linear piece of ours that meet on some of these squares.
#[inline(always)]
fn for_knight_pairs(us: &Side, within: Bitboard, mut meet: impl FnMut(Pair)) {
    for knight in us.pieces_of(Role::Knight) {
        let steps = knight.attacks & within;
        if steps.is_empty() {
            continue;
        }
        for other in us.linear_pieces() {
            let squares = steps & other.xray();
            if squares.is_empty() {
                continue;
            }
            let pieces = Bitboard::from(knight.square) | Bitboard::from(other.square);
            // A knight never stands on a line to a square it attacks.
            let share = share(squares, other.attacks, |square| {
                (between(other.square, square) & us.occupied()).count()
            });
            let slot = XrayIntersectionKnight::KNIGHT_BISHOP.nth(other.kind() - 1);
            meet(Pair { slot, pieces, squares, share });
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn two_rooks_cross_twice() {
        let fen = "7R/8/8/8/8/2K3k1/8/R7 w - - 0 1";
        assert_white(fen, "xray_intersection", &[("a1 h1 a8 h8", 180.0)]);
        assert_white(fen, "xray_intersection_shelter", &[("a1 h1 h8", 90.0)]);
    }

    #[test]
    fn a_battery_does_not_stand_in_its_own_way() {
        // a2 lies between the two, a4 to a8 beyond the upper rook: the pawn on a6 is before a7, a8,
        // once on each rook's way.
        assert_white(
            "7k/8/p7/8/8/R7/8/R6K w - - 0 1",
            "xray_intersection",
            &[("a1 a2 a3 a4 a5 a6 a7 a8", 4.0 * 90.0 + 2.0 * 45.0)],
        );
    }

    #[test]
    fn bishops_of_two_colours_never_meet() {
        assert_white("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", "xray_intersection", &[]);
    }

    #[test]
    fn a_knight_meets_a_rook_through_units() {
        assert_white(
            "7k/8/8/8/8/3N3K/8/R7 w - - 0 1",
            "xray_intersection_knight",
            &[("a1 c1 e1 d3", 150.0)],
        );
        assert_white(
            "7k/8/8/8/8/3N3K/8/R2B4 w - - 0 1",
            "xray_intersection_knight",
            &[("a1 c1 e1 d3", 150.0)],
        );
        assert_white(
            "7k/8/8/8/8/7K/7N/R7 w - - 0 1",
            "xray_intersection_knight",
            &[("a1 f1 h2", 75.0)],
        );
    }
}
