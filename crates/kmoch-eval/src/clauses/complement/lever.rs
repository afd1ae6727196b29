//! Pawns far up that attack pawns.

use shakmaty::Bitboard;

use crate::clause::Finder;
use crate::context::PawnSide;
use crate::squares::{Sets, rank_set};
use crate::{Place, Sink};

clause! {
    /// A pawn on the fifth or sixth rank that attacks an enemy pawn.
    ///
    /// It breaks into his camp, and may stay there if he takes no notice.
    Lever = "lever" {
        name: "Lever",
        chapter: Complement,
        theme: PawnStructure,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [RANK5, RANK6],
        direction: Virtue,
        shape: Rising,
        says: "{side}'s {on}-pawn attacks the pawn on {at}",
        example: "4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for Lever {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let levers = us.own & us.enemy.pawn_attackers();
        for (slot, rank) in [(Self::RANK5, 5), (Self::RANK6, 6)] {
            found.each_placed(slot, levers & rank_set(rank), |pawn| {
                Place::on(pawn).at(Bitboard::from(pawn).pawn_attacks() & us.enemy)
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use shakmaty::Color;

    #[test]
    fn a_pawn_far_up_that_attacks_a_pawn() {
        let found = |fen, places: &[&str]| assert_places(fen, "lever", Color::White, places);
        found("4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1", &["e5 d6"]);
        found("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", &[]);
        found("4k3/8/4p3/4P3/8/8/8/4K3 w - - 0 1", &[]);
    }
}
