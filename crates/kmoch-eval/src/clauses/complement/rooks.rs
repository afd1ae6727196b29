//! Rooks together, in the way, and on guard.

use shakmaty::{Bitboard, Role, Square};

use crate::clause::Finder;
use crate::context::Side;
use crate::squares::{Sets, above, rank, rank_set};
use crate::{Place, Sink};

clause! {
    /// A rook that guards another: along a file, or along a rank.
    ///
    /// Doubled on a file they go in together.
    RooksTogether = "rooks_together" {
        name: "Rooks together",
        chapter: Complement,
        theme: Files,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [FILE, RANK],
        direction: Virtue,
        says: "{side}'s {on_units} works together with the rook on {by}",
        example: "4k3/8/8/8/8/3R4/8/3RK3 w - - 0 1",
    }
}

impl Finder for RooksTogether {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let rooks = us.own.by(Role::Rook);
        if !rooks.more_than_one() {
            return;
        }
        for piece in us.pieces_of(Role::Rook) {
            let others = piece.attacks & rooks;
            if others.any() {
                let on_file = others & Bitboard::from_file(piece.square.file());
                let slot = if on_file.any() { Self::FILE } else { Self::RANK };
                found.item([(slot, 1)], Place::on(piece.square).by(others));
            }
        }
    }
}

clause! {
    /// A rook ahead of a passed pawn of its own side, on its file.
    ///
    /// It blocks the pawn, and loses room with each of its steps.
    RookBeforePasser = "rook_before_passer" {
        name: "Rook before its passer",
        chapter: Complement,
        theme: Files,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s {on_units} stands before its own passer",
        example: "4k3/R7/8/P7/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for RookBeforePasser {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let before = us.pawns.passers.north().fill_north();
        found.each(Self::VALUE, us.own.by(Role::Rook) & before);
    }
}

clause! {
    /// A rook on the first rank beside its king there, while the enemy has rooks or queens.
    ///
    /// It keeps them from mating on the back rank.
    BackRankGuard = "back_rank_guard" {
        name: "Guard of the back rank",
        chapter: Complement,
        theme: KingSafety,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} guards the back rank",
        example: "3rk3/8/8/8/8/8/5PPP/3R2K1 w - - 0 1",
    }
}

impl Finder for BackRankGuard {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let heavy = us.enemy.by(Role::Rook) | us.enemy.by(Role::Queen);
        if heavy.any() && rank(us.king) == 1 {
            found.each(Self::VALUE, us.own.by(Role::Rook) & rank_set(1));
        }
    }
}

/// A rook with so few squares to go to is boxed in.
const FEW_SQUARES: usize = 3;

clause! {
    /// A rook on the first rank between the edge and its own king, with three free squares or fewer.
    ///
    /// The king has to move before it comes out.
    RookBoxedIn = "rook_boxed_in" {
        name: "Rook boxed in by its king",
        chapter: Complement,
        theme: PieceActivity,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [VALUE],
        direction: Fault,
        says: "{side}'s {on_units} is boxed in by its king on {by}",
        example: "4k3/8/8/8/8/8/6PP/5K1R w - - 0 1",
    }
}

impl Finder for RookBoxedIn {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let king = Bitboard::from_square(us.king) & rank_set(1);
        if king.is_empty() {
            return;
        }
        // What lies to the east of the king has the higher bits.
        let west = Bitboard(king.0 - 1);
        let beside = if (king & EAST).any() { !west } else { west };
        let in_box = us.own.by(Role::Rook) & (beside & rank_set(1)).without(king);
        if in_box.is_empty() {
            return;
        }
        for piece in us.pieces_of(Role::Rook) {
            if in_box.contains(piece.square) && us.mobility(piece) <= FEW_SQUARES {
                found.item([(Self::VALUE, 1)], Place::on(piece.square).by(us.king));
            }
        }
    }
}

/// The four files of the kings' wing.
const EAST: Bitboard = Bitboard(0xf0f0_f0f0_f0f0_f0f0);

clause! {
    /// A rook from the fourth rank on, with the enemy king on a rank beyond it.
    ///
    /// The king cannot come to his pawns.
    KingCutOff = "king_cut_off" {
        name: "King cut off",
        chapter: Complement,
        theme: PieceActivity,
        section: "-",
        source: Own,
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "{side}'s {on_units} cuts {enemy}'s king on {by} off",
        example: "8/6k1/8/R7/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for KingCutOff {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let far_up = above(Square::H3);
        for rook in us.own.by(Role::Rook) & far_up {
            if above(rook).contains(us.enemy_king) {
                found.item([(Self::VALUE, 1)], Place::on(rook).by(us.enemy_king));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_places, slots_found};
    use shakmaty::Color;

    #[test]
    fn rooks_that_see_each_other() {
        let slots = |fen| slots_found(fen, "rooks_together", Color::White);
        assert_eq!(slots("4k3/8/8/8/8/3R4/8/3RK3 w - - 0 1"), ["file", "file"]);
        assert_eq!(slots("4k3/8/8/8/8/8/8/R2RK3 w - - 0 1"), ["rank", "rank"]);
        assert!(slots("4k3/8/8/8/8/3R4/3N4/3RK3 w - - 0 1").is_empty());
    }

    #[test]
    fn before_its_passer_but_not_behind() {
        let found =
            |fen, places: &[&str]| assert_places(fen, "rook_before_passer", Color::White, places);
        found("4k3/R7/8/P7/8/8/8/4K3 w - - 0 1", &["a7"]);
        found("4k3/8/8/P7/8/8/8/R3K3 w - - 0 1", &[]);
    }

    #[test]
    fn the_back_rank_needs_a_guard_against_heavy_pieces() {
        let found =
            |fen, places: &[&str]| assert_places(fen, "back_rank_guard", Color::White, places);
        found("3rk3/8/8/8/8/8/5PPP/3R2K1 w - - 0 1", &["d1"]);
        found("3nk3/8/8/8/8/8/5PPP/3R2K1 w - - 0 1", &[]);
    }

    #[test]
    fn a_rook_between_edge_and_king_is_boxed_in() {
        let found =
            |fen, places: &[&str]| assert_places(fen, "rook_boxed_in", Color::White, places);
        found("4k3/8/8/8/8/8/6PP/5K1R w - - 0 1", &["h1"]);
        found("4k3/8/8/8/8/8/PP6/R1K5 w - - 0 1", &["a1"]);
        found("4k3/8/8/8/8/8/6PP/5RK1 w - - 0 1", &[]);
        found("4k3/8/8/8/8/8/6P1/5K1R w - - 0 1", &[]);
    }

    #[test]
    fn a_king_beyond_the_rooks_rank_is_cut_off() {
        let found = |fen, places: &[&str]| assert_places(fen, "king_cut_off", Color::White, places);
        found("8/6k1/8/R7/8/8/8/4K3 w - - 0 1", &["a5"]);
        found("8/8/8/R5k1/8/8/8/4K3 w - - 0 1", &[]);
        found("8/6k1/8/8/8/R7/8/4K3 w - - 0 1", &[]);
    }
}
