//! Pawns that work together, and one that cannot.

use shakmaty::Bitboard;

use crate::clause::Finder;
use crate::context::PawnSide;
use crate::slots::{ByFile, ByRankAndWay};
use crate::squares::{Sets, file_pair, pawn_origins, rank_set};
use crate::{Place, Sink};

clause! {
    /// A pawn with a pawn of its own side right beside it, by rank: with an enemy pawn ahead on its file, or with none.
    ///
    /// Together they cover the squares ahead.
    Phalanx = "phalanx" {
        name: "Phalanx",
        chapter: Complement,
        theme: PawnStructure,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: ByRankAndWay,
        direction: Virtue,
        shape: RisingIn(6),
        says: "{side}'s {on}-pawn stands in a phalanx",
        example: "4k3/8/8/8/3PP3/8/8/4K3 w - - 0 1",
    }
}

impl Finder for Phalanx {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let phalanx = us.own & us.own.beside();
        let opposed = us.enemy.fill_south();
        for rank in 2..=7 {
            let here = phalanx & rank_set(rank);
            found.each(Self::on_rank(rank), here & opposed);
            found.each(Self::free_on_rank(rank), here.without(opposed));
        }
    }
}

clause! {
    /// A pawn guarded by a pawn, by rank: with an enemy pawn ahead on its file, or with none.
    ///
    /// It is the merit of both.
    SupportedPawn = "supported_pawn" {
        name: "Supported pawn",
        chapter: Complement,
        theme: PawnStructure,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: ByRankAndWay,
        direction: Virtue,
        shape: RisingIn(6),
        says: "{side}'s {at}-pawn is supported by {by_units}",
        example: "4k3/8/8/8/4P3/3P4/8/4K3 w - - 0 1",
    }
}

impl Finder for SupportedPawn {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let supported = us.own & us.attacks;
        let opposed = us.enemy.fill_south();
        let place = |pawn| {
            let supporters = us.own & pawn_origins(pawn);
            Place::on(supporters | Bitboard::from(pawn)).at(pawn).by(supporters)
        };
        for rank in 2..=7 {
            let here = supported & rank_set(rank);
            found.each_placed(Self::on_rank(rank), here & opposed, place);
            found.each_placed(Self::free_on_rank(rank), here.without(opposed), place);
        }
    }
}

clause! {
    /// An isolated pawn with no enemy pawn ahead on its file.
    ///
    /// Heavy pieces can get at it.
    IsolatedHalfOpen = "isolated_half_open" {
        name: "Isolated on a half-open file",
        chapter: Complement,
        theme: PawnWeaknesses,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: ByFile,
        direction: Fault,
        says: "{side}'s isolated {on}-pawn stands on a half-open file",
        example: "4k3/5ppp/8/8/3P4/8/5PPP/4K3 w - - 0 1",
    }
}

impl Finder for IsolatedHalfOpen {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        if us.isolated_horizontal.is_empty() {
            return;
        }
        let exposed = us.isolated_horizontal.without(us.enemy.fill_south());
        for from_edge in 0..4 {
            found.each(Self::from_edge(from_edge), exposed & file_pair(from_edge));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use shakmaty::Color;

    #[test]
    fn neighbours_and_supporters() {
        assert_places("4k3/8/8/8/3PP3/8/8/4K3 w - - 0 1", "phalanx", Color::White, &["d4", "e4"]);
        assert_places(
            "4k3/8/8/8/4P3/3P4/8/4K3 w - - 0 1",
            "supported_pawn",
            Color::White,
            &["d3 e4"],
        );
        assert_places("4k3/8/8/8/4P3/3P4/8/4K3 w - - 0 1", "phalanx", Color::White, &[]);
    }

    #[test]
    fn an_enemy_pawn_ahead_closes_the_file() {
        assert_places(
            "4k3/8/8/8/3P4/8/8/4K3 w - - 0 1",
            "isolated_half_open",
            Color::White,
            &["d4"],
        );
        assert_places("4k3/3p4/8/8/3P4/8/8/4K3 w - - 0 1", "isolated_half_open", Color::White, &[]);
    }
}
