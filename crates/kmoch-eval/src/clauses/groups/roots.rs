//! The pawns at the root of chains.

use shakmaty::Square;

use crate::clause::{Finder, Slot};
use crate::context::PawnSide;
use crate::slots::ByRank2To6;
use crate::squares::{Sets, rank, rank_set};
use crate::{Place, Sink};

clause! {
    /// A pawn that guards a pawn of its side and is guarded by none. On its second rank it costs
    /// nothing; the further up it stands, the more it costs.
    ///
    /// The chain stands on it, and it is where the chain is attacked: on its second rank it is hard
    /// to get at.
    RootPawn = "root_pawn" {
        name: "Root pawn",
        chapter: Groups,
        theme: PawnWeaknesses,
        section: "5",
        source: Addendum(
            "Penalties for root pawns",
            "Root pawns are the last of a group of ps",
            Theirs,
        ),
        unit: Millipawns,
        slots: ByRank2To6,
        direction: Fault,
        shape: Falling,
        says: "{side}'s {on}-pawn is the root of a chain, guarded by no pawn",
        example: "4k3/8/8/8/3P4/2P5/8/4K3 w - - 0 1",
    }
}

impl RootPawn {
    /// The slot of a root pawn: a pawn beyond rank 6 has none to guard.
    fn slot_of(pawn: Square) -> Option<Slot> {
        let rank = rank(pawn);
        (2..=6).contains(&rank).then(|| Self::on_rank(rank))
    }
}

impl Finder for RootPawn {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for rank in 2..=6 {
            found.each(Self::on_rank(rank), us.roots & rank_set(rank));
        }
    }
}

clause! {
    /// A root pawn that guards two pawns.
    ///
    /// Two chains fall with it, so it costs as much again.
    RootPawnTwoDiagonals = "root_pawn_two_diagonals" {
        name: "Root pawn of two diagonals",
        chapter: Groups,
        theme: PawnWeaknesses,
        section: "5",
        source: Addendum(
            "Penalties for root pawns",
            "the penalty should be somewhat increased, maybe double",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s root pawn on {on} holds up two diagonals",
        example: "4k3/8/8/2P5/3P1P2/4P3/8/4K3 w - - 0 1",
    }
}

impl Finder for RootPawnTwoDiagonals {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let guarded = us.own.south();
        for pawn in us.roots & guarded.east() & guarded.west() {
            add_base(Self::VALUE, pawn, found);
        }
    }
}

clause! {
    /// A root pawn whose chain has a fixed or semi-fixed pawn.
    ///
    /// The chain cannot move on and leave the attack on its root behind, so the root costs as much
    /// again.
    RootPawnFixed = "root_pawn_fixed" {
        name: "Root pawn of a fixed chain",
        chapter: Groups,
        theme: PawnWeaknesses,
        section: "5",
        source: Addendum(
            "Penalties for root pawns",
            "Double penalties are indicated if a root pawn is a part of a fixed",
            Theirs,
        ),
        unit: Share,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s {on}-pawn is the root of a chain that is fixed",
        example: "4k3/8/8/3p4/3P4/2P5/8/4K3 w - - 0 1",
    }
}

impl Finder for RootPawnFixed {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let fixed = us.fixed_or_semi_fixed();
        if fixed.is_empty() || us.roots.is_empty() {
            return;
        }
        for pawn in us.roots & us.chains_of(fixed) {
            add_base(Self::VALUE, pawn, found);
        }
    }
}

/// The root pawn's own value once more, by the modifier's share.
fn add_base<S: Sink>(share: Slot, pawn: Square, found: &mut S) {
    if let Some(slot) = RootPawn::slot_of(pawn) {
        let base = found.base(slot);
        found.scaled(share, base, Place::on(pawn));
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_root_of_two_diagonals_counts_double() {
        let fen = "rnbqkbnr/8/8/2P5/3P1P2/4P3/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "root_pawn", &[("e3", -50.0)]);
        assert_white(fen, "root_pawn_two_diagonals", &[("e3", -50.0)]);
        assert_white(fen, "root_pawn_fixed", &[]);
    }

    #[test]
    fn a_fixed_chain_weighs_on_its_root() {
        let fen = "rnbqkbnr/8/8/4p3/4P3/3P4/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "root_pawn_fixed", &[("d3", -50.0)]);
        assert_white(fen, "root_pawn_two_diagonals", &[]);
    }

    #[test]
    fn a_root_at_home_costs_nothing_but_is_named() {
        assert_white("4k3/8/8/8/8/2P5/1P6/4K3 w - - 0 1", "root_pawn", &[("b2", 0.0)]);
        assert_white("4k3/8/8/8/8/8/PP6/4K3 w - - 0 1", "root_pawn", &[]);
    }
}
