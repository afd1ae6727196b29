//! King and pawn against king: known exactly.

use shakmaty::{Bitboard, Color, Role, Square};

use crate::clause::Finder;
use crate::context::{Side, Units};
use crate::kpk;
use crate::{Place, Sink};

clause! {
    /// King and pawn against king, where best play wins for the pawn.
    ///
    /// Nothing is left to judge: the pawn gets through.
    WonPawnEnding = "won_pawn_ending" {
        name: "Won pawn ending",
        chapter: Complement,
        theme: PassedPawns,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on}-pawn gets through: king and pawn against king is won here",
        example: "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1",
    }
}

impl Finder for WonPawnEnding {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        const UNITS: usize = 3;
        if us.occupied().count() != UNITS {
            return;
        }
        if let Some(pawn) = us.pawns.own.single_square()
            && kpk::is_won(us.king, pawn, us.enemy_king, us.to_move)
        {
            found.item([(Self::VALUE, 1)], Place::on(pawn).by(us.king));
        }
    }
}

clause! {
    /// King and pawn against king, where best play draws: the part of the lead that counts no more.
    ///
    /// The king gets before the pawn, or takes the opposition, and holds.
    DrawnPawnEnding = "drawn_pawn_ending" {
        name: "Drawn pawn ending",
        chapter: Complement,
        theme: Drawishness,
        section: "-",
        source: Own,
        unit: Share,
        slots: [SHARE],
        direction: Virtue,
        says: "{side} is behind, but the king holds against the {on}-pawn: a known draw",
        example: "8/4k3/8/4K3/4P3/8/8/8 w - - 0 1",
    }
}

impl Finder for DrawnPawnEnding {}

impl DrawnPawnEnding {
    /// Whether this is king and pawn against king and drawn; the units stand as on the board.
    pub(super) fn applies(own: &Units, enemy: &Units, leader: Color, turn: Color) -> bool {
        let seen = |square: Square| leader.fold_wb(square, square.flip_vertical());
        let alone = |units: &Units| units.by(Role::King).single_square().map(seen);
        let others = own.pieces() | enemy.pieces() | enemy.by(Role::Pawn);
        let pawn = own.by(Role::Pawn).single_square().filter(|_| others == Bitboard::EMPTY);
        match (alone(own), pawn.map(seen), alone(enemy)) {
            (Some(king), Some(pawn), Some(lone)) => !kpk::is_won(king, pawn, lone, turn == leader),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_places;
    use crate::{ClauseId, Evaluator, Profile};
    use shakmaty::{Color, fen::Fen};

    #[test]
    fn a_king_before_its_pawn_on_the_sixth_wins() {
        let found = |fen, places: &[&str]| {
            assert_places(fen, "won_pawn_ending", Color::White, places);
        };
        found("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", &["e5"]);
        found("8/4k3/8/4K3/4P3/8/8/8 b - - 0 1", &["e4"]);
        // Without the opposition, or with something else on the board, nothing is known.
        found("8/4k3/8/4K3/4P3/8/8/8 w - - 0 1", &[]);
        found("4k3/7p/4K3/4P3/8/8/8/8 w - - 0 1", &[]);
    }

    #[test]
    fn a_drawn_one_is_worth_hardly_anything() {
        let clause = ClauseId::DrawnPawnEnding;
        let relief = |fen: &str| {
            let setup = fen.parse::<Fen>().unwrap().into_setup();
            let ledger = Evaluator::new(&Profile::tuned()).ledger(&setup.board, setup.turn);
            let holds = |side| ledger.of(clause, side).next().is_some();
            (holds(Color::White), holds(Color::Black))
        };
        assert_eq!(relief("8/4k3/8/4K3/4P3/8/8/8 w - - 0 1"), (false, true));
        assert_eq!(relief("8/8/8/4p3/4k3/8/4K3/8 b - - 0 1"), (true, false));
        assert_eq!(relief("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"), (false, false));
    }
}
