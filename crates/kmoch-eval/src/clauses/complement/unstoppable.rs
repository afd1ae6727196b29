//! A race that the enemy king has lost.

use shakmaty::Square;

use crate::clause::Finder;
use crate::context::Side;
use crate::squares::{ahead, rank};
use crate::{Place, Sink};

clause! {
    /// A passed pawn that the enemy king cannot catch, and there is no other piece to stop it: the rule of
    /// the square. The way is free, and the king needs more moves to the square of promotion than the
    /// pawn, which has a double step on its second rank, and a move more if it is its turn.
    UnstoppablePasser = "unstoppable_passer" {
        name: "Unstoppable passer",
        chapter: Complement,
        theme: PassedPawns,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on}-pawn cannot be caught by {enemy}'s king",
        example: "7k/8/8/P7/8/8/8/7K w - - 0 1",
    }
}

/// The moves a pawn needs to its last rank.
fn steps(pawn: Square) -> u32 {
    const LAST_RANK: usize = 8;
    let double_step = usize::from(rank(pawn) == 2);
    (LAST_RANK - rank(pawn) - double_step) as u32
}

impl Finder for UnstoppablePasser {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        if us.enemy.pieces().any() {
            return;
        }
        for pawn in us.pawns.passers {
            let way = ahead(pawn);
            let Some(goal) = way.last() else { continue };
            let lead = u32::from(us.to_move);
            if (way & us.occupied()).is_empty() && us.enemy_king.distance(goal) + lead > steps(pawn)
            {
                found.item([(Self::VALUE, 1)], Place::on(pawn).by(us.enemy_king));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use shakmaty::Color;

    #[test]
    fn a_king_outside_the_square_is_late() {
        let found =
            |fen, places: &[&str]| assert_places(fen, "unstoppable_passer", Color::White, places);
        found("7k/8/8/P7/8/8/8/7K w - - 0 1", &["a5"]);
        // Inside the square, or with the move into it.
        found("4k3/8/8/8/P7/8/8/7K b - - 0 1", &[]);
        found("5k2/8/8/8/P7/8/8/7K w - - 0 1", &["a4"]);
        found("5k2/8/8/8/P7/8/8/7K b - - 0 1", &["a4"]);
        found("4k3/8/8/8/P7/8/8/7K w - - 0 1", &["a4"]);
        // A piece may stop it.
        found("7k/8/8/P7/8/8/8/n6K w - - 0 1", &[]);
    }
}
