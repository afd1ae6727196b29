//! When space counts for more.

use shakmaty::{Bitboard, Role};

use super::PieceRank;
use crate::clause::{Finder, Slot};
use crate::clauses::groups::PawnRank;
use crate::context::{KingSide, Side};
use crate::slots::ByRank;
use crate::squares::{half, rank, rank_set};
use crate::{Place, Sink};

clause! {
    /// With an own queen on the board, a share more of the space that each pawn and piece has
    /// gained.
    ///
    /// A queen makes space easier to use.
    SpaceQueen = "space_queen" {
        name: "Space with a queen",
        chapter: Placement,
        theme: Space,
        section: "10",
        source: Addendum(
            "Bonus for space advantage of bigger fixed chains",
            "Queen on the board - score space advantage +20% higher",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Virtue,
        says: "{side} has a queen to use the space that {on_units} gains",
        example: "4k3/8/8/4N3/8/8/8/3QK3 w - - 0 1",
    }
}

impl Finder for SpaceQueen {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        if us.forces.count(Role::Queen) > 0 {
            of_pawns(us.pawns.own.without(us.zone.whole()), Self::VALUE, found);
        }
    }

    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        if us.own.by(Role::Queen).any() {
            of_pieces(us.own.pieces(), Self::VALUE, found);
        }
    }
}

clause! {
    /// A share more of the space that each pawn and piece has gained on the enemy king's half of
    /// the board.
    ///
    /// It brings them nearer to him.
    SpaceKingHalf = "space_king_half" {
        name: "Space on the enemy king's half",
        chapter: Placement,
        theme: Space,
        section: "10",
        source: Addendum(
            "Bonus for space advantage of bigger fixed chains",
            "where the enemy king is placed space advantage shall be scored by 30% higher",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} gains space on the half where {enemy}'s king stands",
        example: "6k1/8/8/4N3/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for SpaceKingHalf {
    fn kings<S: Sink>(us: &KingSide, them: &KingSide, found: &mut S) {
        // The two halves look the same from both sides.
        let near = half(them.king);
        of_pawns(us.pawns.own.without(us.zone.whole()) & near, Self::VALUE, found);
    }

    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        of_pieces(us.own.pieces() & half(us.enemy_king), Self::VALUE, found);
    }
}

clause! {
    /// With five or six pairs of pawns fixed or semi-fixed, a share more of the space that each
    /// pawn has gained.
    ///
    /// Nobody can take it back.
    SpaceFixedChain = "space_fixed_chain" {
        name: "Space in a blocked position",
        chapter: Placement,
        theme: Space,
        section: "10",
        source: Addendum(
            "Bonus for space advantage of bigger fixed chains",
            "With bigger fixed chains, consisting of 5 or 6 ps each side",
            Theirs,
        ),
        unit: Share,
        slots: [PAIRS5, PAIRS6],
        direction: Virtue,
        says: "{side}'s pawn on {on} gains space for good, as the pawns are blocked",
        example: "4k3/8/4p1p1/p1ppPpP1/P1PP1P2/8/8/4K3 w - - 0 1",
    }
}

impl Finder for SpaceFixedChain {
    fn kings<S: Sink>(us: &KingSide, _: &KingSide, found: &mut S) {
        let share = match us.pawns.fixed_or_semi_fixed().count() {
            5 => Self::PAIRS5,
            6 => Self::PAIRS6,
            _ => return,
        };
        of_pawns(us.pawns.own.without(us.zone.whole()), share, found);
    }
}

/// Shares of the space that these pawns gain.
#[inline(always)]
fn of_pawns<S: Sink>(pawns: Bitboard, share: Slot, found: &mut S) {
    for (slot, rank) in PawnRank::BY_RANK {
        let gained = found.base(slot);
        found.scaled_each(share, gained, pawns & rank_set(rank));
    }
}

/// Shares of the space that these pieces gain.
#[inline(always)]
fn of_pieces<S: Sink>(pieces: Bitboard, share: Slot, found: &mut S) {
    for piece in pieces {
        let gained = found.base(PieceRank::on_rank(rank(piece)));
        found.scaled(share, gained, Place::on(piece));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn a_queen_uses_the_space() {
        let fen = "4k3/8/8/4N3/1P6/8/8/3QK3 w - - 0 1";
        assert_white(fen, "space_queen", &[("b4", 8.0), ("d1", -3.0), ("e5", 12.0)]);
        assert_black(fen, "space_queen", &[]);
    }

    #[test]
    fn the_kings_half_counts_more() {
        let fen = "6k1/8/8/4N3/1P3P2/8/8/R3K3 w - - 0 1";
        assert_white(fen, "space_king_half", &[("f4", 12.0), ("e5", 18.0)]);
    }

    #[test]
    fn a_shelter_pawn_gains_nothing_anywhere() {
        assert_white("6k1/8/8/8/8/6P1/8/6K1 w - - 0 1", "space_king_half", &[]);
    }

    #[test]
    fn five_fixed_pairs_make_space_last() {
        let five = "4k3/8/4p3/p1ppPp2/P1PP1P2/8/8/4K3 w - - 0 1";
        assert_white(
            five,
            "space_fixed_chain",
            &[("a4", 4.0), ("c4", 4.0), ("d4", 4.0), ("f4", 4.0)],
        );
        let four = "4k3/8/8/p1pp1p2/P1PP1P2/8/8/4K3 w - - 0 1";
        assert_white(four, "space_fixed_chain", &[]);
    }
}
