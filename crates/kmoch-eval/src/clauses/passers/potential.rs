//! Pawns that may yet become passed.

use shakmaty::Bitboard;

use crate::clause::Finder;
use crate::context::PawnSide;
use crate::squares::{Sets, rank_set};
use crate::{Place, Sink};

clause! {
    /// A majority that can yield a passed pawn: the foremost pawn of a file on which its side
    /// has more pawns than the enemy, when the enemy has no such surplus on either adjacent
    /// file, and the pawn is not passed already. Worth more the further it has come, by half of
    /// what a passed pawn would have gained over one on its second rank.
    PotentialPasser = "potential_passer" {
        name: "Potential passed pawn",
        chapter: Passers,
        theme: PassedPawns,
        section: "4",
        source: Addendum(
            "A candidate, prospective or a potential passer",
            "scored for something like 20 cps in the middlegame and 35 cps in the endgame",
            Mixed("20 and 35 centipawns and the half of a passer are theirs, the passers' table is ours"),
        ),
        unit: Millipawns,
        slots: [BASE, RANK3, RANK4, RANK5, RANK6],
        direction: Virtue,
        says: "{side}'s {on}-pawn can become passed: {enemy} is not superior on its own or the adjacent files",
        example: "4k3/1p6/8/8/P7/8/1P6/4K3 w - - 0 1",
    }
}

impl Finder for PotentialPasser {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        let potential = potential_passers(us);
        if potential.is_empty() {
            return;
        }
        found.each(Self::BASE, potential & rank_set(2));
        for rank in 3..=6 {
            for pawn in potential & rank_set(rank) {
                let parts = [(Self::BASE, 1), (Self::RANK3.nth(rank - 3), 1)];
                found.item(parts, Place::on(pawn));
            }
        }
    }
}

clause! {
    /// A side with pawns, none of which is passed or can become so by its majority. The sources give
    /// it no number: a profile may.
    ///
    /// The pawns alone will not decide the game for it.
    PasserNeutral = "passer_neutral" {
        name: "No passed pawn in prospect",
        chapter: Passers,
        theme: PassedPawns,
        section: "4",
        source: Addendum(
            "Neutrality",
            "it is impossible to create a passer for one of the sides",
            Ours
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Fault,
        says: "{side} has no passed pawn, nor one in prospect: {on}",
        example: "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1",
    }
}

impl Finder for PasserNeutral {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        if us.own.any() && us.passers.is_empty() && potential_passers(us).is_empty() {
            found.item([(Self::VALUE, 1)], Place::on(us.own));
        }
    }
}

/// Our foremost pawns on files where we have more pawns than the enemy, with no enemy surplus
/// on the adjacent files; passed pawns left out.
fn potential_passers(us: &PawnSide) -> Bitboard {
    let behind_another = us.own.south().fill_south();
    let foremost = us.own.without(behind_another).without(us.passers);
    // More pawns than the enemy: he has none on the file, or we have several.
    let several = us.own.north().fill_north();
    let candidates = foremost & (several | !us.enemy.fill_files());
    let surplus =
        |file: Bitboard| (us.own & file).count() as i32 - (us.enemy & file).count() as i32;
    candidates
        .into_iter()
        .filter(|&pawn| {
            let file = Bitboard::from_file(pawn.file());
            surplus(file) >= 1 && surplus(file.east()) >= 0 && surplus(file.west()) >= 0
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_black, assert_white};

    #[test]
    fn a_pawn_more_on_its_file() {
        assert_white(
            "rnbqkbnr/1p6/8/8/8/8/PP6/RNBQKBNR w - - 0 1",
            "potential_passer",
            &[("a2", 200.0)],
        );
        assert_white("7k/1p6/8/8/P7/8/1P6/7K w - - 0 1", "potential_passer", &[("a4", 475.0)]);
    }

    #[test]
    fn an_enemy_surplus_beside_it_spoils_it() {
        let fen = "7k/1p6/8/8/P7/8/8/7K w - - 0 1";
        assert_white(fen, "potential_passer", &[]);
        assert_white(fen, "passer_neutral", &[("a4", 0.0)]);
        assert_black(fen, "passer_neutral", &[("b7", 0.0)]);
    }

    #[test]
    fn a_side_without_pawns_is_not_called_neutral() {
        let fen = "7k/8/8/8/P7/8/8/7K w - - 0 1";
        assert_white(fen, "passer_neutral", &[]);
        assert_black(fen, "passer_neutral", &[]);
    }
}
