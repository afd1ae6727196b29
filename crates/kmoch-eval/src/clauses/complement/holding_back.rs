//! Pawns that keep enemy pawns from being passed.

use shakmaty::{Bitboard, Square};

use crate::clause::Finder;
use crate::context::PawnSide;
use crate::slots::ByRank2To6;
use crate::squares::{Sets, ahead, rank_set};
use crate::{Place, Sink};

clause! {
    /// An enemy pawn with pawns of ours ahead of it, on its own or an adjacent file, by its rank.
    ///
    /// They keep it from being passed: taken off the board they would be missed.
    HoldingBack = "holding_back" {
        name: "Pawns that hold a pawn back",
        chapter: Complement,
        theme: PawnStructure,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: ByRank2To6,
        direction: Virtue,
        shape: Rising,
        says: "{side}'s {on}-pawn holds back {enemy}'s {at}-pawn",
        example: "4k3/2p5/8/3P4/8/8/8/4K3 b - - 0 1",
    }
}

impl Finder for HoldingBack {
    fn pawns<S: Sink>(_: &PawnSide, them: &PawnSide, found: &mut S) {
        let behind_ours = them.enemy.south().fill_south();
        let held = them.own & (behind_ours | behind_ours.beside());
        for rank in 2..=6 {
            let place = |pawn| Place::on(them.enemy & before(pawn)).at(pawn).flipped();
            found.each_placed(Self::on_rank(rank), held & rank_set(rank), place);
        }
    }
}

/// The squares ahead of a pawn on its own and the adjacent files.
fn before(pawn: Square) -> Bitboard {
    let file = ahead(pawn);
    file | file.beside()
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_places, slots_found};
    use shakmaty::Color;

    #[test]
    fn a_pawn_holds_back_those_it_could_meet() {
        let fen = "4k3/2p5/8/3P4/8/8/8/4K3 b - - 0 1";
        assert_places(fen, "holding_back", Color::Black, &["d5 c7"]);
        assert_places(fen, "holding_back", Color::White, &["d5 c7"]);
        assert_eq!(slots_found(fen, "holding_back", Color::Black), ["rank5"]);
        assert_eq!(slots_found(fen, "holding_back", Color::White), ["rank2"]);
    }

    #[test]
    fn a_passed_pawn_is_held_back_by_none() {
        let fen = "4k3/2p5/8/4P3/8/8/8/4K3 b - - 0 1";
        assert_places(fen, "holding_back", Color::Black, &[]);
        assert_places("4k3/8/8/2pP4/8/8/8/4K3 b - - 0 1", "holding_back", Color::White, &[]);
    }
}
