//! Pieces that cannot move, or less than the enemy's.

use shakmaty::{Bitboard, Role};

use super::{Case, CuttingRule, Reading, Shown};
use crate::clause::Slot;
use crate::context::{PieceView, Side};
use crate::{Place, measures};

clause! {
    /// Pieces with fewer free squares than their kind needs at this stage of the middlegame. A piece
    /// that cannot move does not take part, so a line that shuts in even one more is not worth
    /// following. Below 0 squares, the endgame's limit, there is no piece.
    CutLowMobility = "cut_low_mobility" {
        name: "A piece shut in",
        chapter: Cuts,
        theme: PieceActivity,
        section: "15",
        source: Addendum(
            "Cutting the tree (mobility)",
            "even a single piece has a mobility lower than",
            Theirs,
        ),
        unit: Number,
        slots: [MINOR, ROOK, QUEEN],
        direction: Fault,
        says: "{side} has {measure} short of squares, {on_units}: the rule allows {limit}",
        example: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    }
}

/// Our pieces with fewer squares than their kinds need.
fn shut_in<'a>(case: &'a Case) -> impl Iterator<Item = &'a PieceView> {
    case.us.pieces.iter().filter(move |piece| {
        let fewest = match piece.role {
            Role::Queen => CutLowMobility::QUEEN,
            Role::Rook => CutLowMobility::ROOK,
            _ => CutLowMobility::MINOR,
        };
        case.us.mobility(piece) as i32 * crate::ONE < case.limit(fewest)
    })
}

impl CuttingRule for CutLowMobility {
    const SHOWN: Shown = Shown::Pieces;
    const LIMIT: Slot = Self::MINOR;

    fn measure(case: &Case) -> Option<Reading> {
        Some(Reading::count(shut_in(case).count()))
    }

    fn limit(_: &Case) -> Reading {
        Reading::count(0)
    }

    fn place(case: &Case) -> Place {
        Place::on(shut_in(case).map(|piece| piece.square).collect::<Bitboard>())
    }
}

clause! {
    /// The enemy's two most mobile pieces have more than so many times the mobility of the own two,
    /// by what mobility is worth. The best pieces carry the game, so falling that far behind with
    /// them is not worth following.
    CutTopMobility = "cut_top_mobility" {
        name: "Outdone in mobility",
        chapter: Cuts,
        theme: PieceActivity,
        section: "15",
        source: Addendum(
            "Bonus for relatively lower power of a piece defending own p",
            "the two enemy pieces with highest scores exceeds by more than 50%",
            Theirs,
        ),
        unit: Number,
        slots: [TIMES],
        direction: Fault,
        says: "{enemy}'s {at_units} outdo {side}'s {on_units} in mobility {measure}: the rule allows {limit}",
        example: "6nk/8/8/8/1p6/8/8/1N5K w - - 0 1",
    }
}

impl CuttingRule for CutTopMobility {
    const SHOWN: Shown = Shown::Times;
    const LIMIT: Slot = Self::TIMES;

    fn measure(case: &Case) -> Option<Reading> {
        let [ours, theirs] = [case.us, case.them].map(|side| most_mobile(side, case).0);
        Reading::ratio(theirs, ours)
    }

    fn place(case: &Case) -> Place {
        let [ours, theirs] = [case.us, case.them].map(|side| match most_mobile(side, case).1 {
            // Somebody has to stand for a side without a piece that moves.
            pieces if pieces.is_empty() => Bitboard::from_square(side.king),
            pieces => pieces,
        });
        Place::on(ours).at(theirs.flip_vertical())
    }
}

/// The mobility of a side's two most mobile pieces, in micropawns, and where they stand.
fn most_mobile(side: &Side, case: &Case) -> (i32, Bitboard) {
    let mut best = [(0, Bitboard::EMPTY); 2];
    for (index, piece) in side.pieces.iter().enumerate() {
        let mobility = measures::mobility(side, index, &case.measure);
        let entry = (mobility, Bitboard::from_square(piece.square));
        if mobility > best[0].0 {
            best = [entry, best[0]];
        } else if mobility > best[1].0 {
            best[1] = entry;
        }
    }
    (best[0].0 + best[1].0, best[0].1 | best[1].1)
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_cut;

    #[test]
    fn a_queen_without_a_square_is_shut_in_until_the_endgame() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        assert_cut(start, "cut_low_mobility", true);
        assert_cut("7k/8/8/8/8/8/PP6/QN5K w - - 0 1", "cut_low_mobility", false);
    }

    #[test]
    fn two_squares_are_enough_for_a_knight_with_all_pieces_on_the_board() {
        let fen = "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1";
        assert_cut(fen, "cut_low_mobility", false);
        let fen = "rnbqkbnr/8/8/8/8/8/3P4/RNBQKBNR w KQkq - 0 1";
        assert_cut(fen, "cut_low_mobility", false);
        let fen = "rnbqkbnr/8/8/8/8/2P5/3P4/RNBQKBNR w KQkq - 0 1";
        assert_cut(fen, "cut_low_mobility", true);
    }

    #[test]
    fn mobility_is_compared_by_worth() {
        let fen = "6nk/8/8/8/1p6/8/8/1N5K w - - 0 1";
        assert_cut(fen, "cut_top_mobility", true);
        assert_cut("1n5k/8/8/1P6/8/8/8/6NK w - - 0 1", "cut_top_mobility", false);
    }
}
