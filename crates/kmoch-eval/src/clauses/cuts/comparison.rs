//! Pawns that do far worse than the enemy's.

use super::{Case, CuttingRule, Reading, Shown};
use crate::Place;
use crate::clause::Slot;
use crate::clauses::groups::{PawnConnectednessPotential, PawnGapBridging, PawnSpread};

clause! {
    /// The enemy's pawns have more than so many times the own pawns' prospects of connection. Asked in
    /// the middlegame only (a limit of 0 is none), and only with pawns on both sides.
    CutConnectedness = "cut_connectedness" {
        name: "Outdone in prospects of connection",
        chapter: Cuts,
        theme: PawnStructure,
        section: "15",
        source: Addendum(
            "Bonus for relatively lower power of a piece defending own p",
            "enemy potential of connectedness exceeding own by more than 60%",
            Theirs,
        ),
        unit: Number,
        slots: [TIMES],
        direction: Fault,
        says: "{enemy}'s pawns outdo {side}'s on {on} in prospects of connection {measure}: the rule allows {limit}",
        example: "rnbqkbnr/pppppppp/8/8/8/8/P6P/RNBQKBNR w KQkq - 0 1",
    }
}

impl CuttingRule for CutConnectedness {
    const SHOWN: Shown = Shown::Times;
    const LIMIT: Slot = Self::TIMES;
    const OF_PAWNS: bool = true;

    fn measure(case: &Case) -> Option<Reading> {
        if !case.is_asked(Self::LIMIT) {
            return None;
        }
        let (ours, theirs) = case.compare_pawns::<PawnConnectednessPotential>()?;
        Reading::ratio(theirs, ours)
    }

    fn place(case: &Case) -> Place {
        Place::on(case.us.pawns.own)
    }
}

clause! {
    /// The enemy's pawns have more than so many times the own pawns' power to bridge gaps. Asked in
    /// the middlegame only (a limit of 0 is none), and only with pawns on both sides.
    CutGapBridging = "cut_gap_bridging" {
        name: "Outdone in bridging gaps",
        chapter: Cuts,
        theme: PawnStructure,
        section: "15",
        source: Addendum(
            "Bonus for relatively lower power of a piece defending own p",
            "enemy potential of bridging the gap of disconnectedness exceeding own more than 2 times",
            Theirs,
        ),
        unit: Number,
        slots: [TIMES],
        direction: Fault,
        says: "{enemy}'s pawns outdo {side}'s on {on} in bridging gaps {measure}: the rule allows {limit}",
        example: "rnbqkbnr/Pppppppp/p7/8/8/8/8/RNBQKBNR w - - 0 1",
    }
}

impl CuttingRule for CutGapBridging {
    const SHOWN: Shown = Shown::Times;
    const LIMIT: Slot = Self::TIMES;
    const OF_PAWNS: bool = true;

    fn measure(case: &Case) -> Option<Reading> {
        if !case.is_asked(Self::LIMIT) {
            return None;
        }
        let (ours, theirs) = case.compare_pawns::<PawnGapBridging>()?;
        Reading::ratio(theirs, ours)
    }

    fn place(case: &Case) -> Place {
        Place::on(case.us.pawns.own)
    }
}

clause! {
    /// The own penalty for crowded pawn control is more than so many times the enemy's. Asked only
    /// with pawns on both sides.
    CutPawnSpread = "cut_pawn_spread" {
        name: "Far more crowded pawn control",
        chapter: Cuts,
        theme: PawnStructure,
        section: "15",
        source: Addendum(
            "Bonus for relatively lower power of a piece defending own p",
            "optimal spread of own ps is more than twice bigger than penalty for enemy ps",
            Theirs,
        ),
        unit: Number,
        slots: [TIMES],
        direction: Fault,
        says: "{side}'s pawns on {on} outdo {enemy}'s in crowding the same lines and squares {measure}: the rule allows {limit}",
        example: "4k3/p7/8/8/8/8/P1P5/4K3 w - - 0 1",
    }
}

impl CuttingRule for CutPawnSpread {
    const SHOWN: Shown = Shown::Times;
    const LIMIT: Slot = Self::TIMES;
    const OF_PAWNS: bool = true;

    fn measure(case: &Case) -> Option<Reading> {
        let (ours, theirs) = case.compare_pawns::<PawnSpread>()?;
        Reading::ratio(-ours, -theirs)
    }

    fn place(case: &Case) -> Place {
        Place::on(case.us.pawns.own)
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_cut;

    #[test]
    fn rook_pawns_against_a_full_row() {
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/P6P/RNBQKBNR w KQkq - 0 1";
        assert_cut(fen, "cut_connectedness", true);
        assert_cut("4k3/pppppppp/8/8/8/8/P6P/4K3 w - - 0 1", "cut_connectedness", false);
    }

    #[test]
    fn without_a_pawn_nothing_is_compared() {
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/8/RNBQKBNR w - - 0 1";
        assert_cut(fen, "cut_connectedness", false);
        assert_cut(fen, "cut_gap_bridging", false);
        assert_cut(fen, "cut_pawn_spread", false);
    }

    #[test]
    fn a_pawn_on_the_seventh_bridges_nothing_more() {
        let fen = "rnbqkbnr/Pppppppp/p7/8/8/8/8/RNBQKBNR w - - 0 1";
        assert_cut(fen, "cut_gap_bridging", true);
        assert_cut("4k3/Ppppppp1/p7/8/8/8/8/4K3 w - - 0 1", "cut_gap_bridging", false);
    }

    #[test]
    fn some_crowding_against_none() {
        assert_cut("4k3/p7/8/8/8/8/P1P5/4K3 w - - 0 1", "cut_pawn_spread", true);
        assert_cut("4k3/p1p5/8/8/8/8/P1P5/4K3 w - - 0 1", "cut_pawn_spread", false);
    }
}
