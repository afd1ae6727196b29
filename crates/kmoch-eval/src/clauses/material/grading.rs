//! What pieces and pawns gain or lose with the company they keep.

use shakmaty::Role;

use crate::clause::Finder;
use crate::context::Forces;
use crate::{Place, PositionType, Sink};

/// The pawns on the board make four types of position.
const PAWN_RANGES: usize = 4;

/// Piece material of both sides is graded by ranges of fifteen pawns, here in half pawns.
const MATERIAL_RANGE: usize = 30;

clause! {
    /// What a piece is worth depends on how many pawns of both sides are on the board. Each kind of
    /// piece gains or loses a part of its value by the range 13-16, 9-12, 5-8 or 0-4.
    ///
    /// Knights are at home among many pawns, bishops, rooks and queens need the lines that open as
    /// pawns go.
    PieceGrading = "piece_grading" {
        name: "Pieces graded by pawns",
        chapter: Material,
        theme: Material,
        section: "11",
        source: Addendum(
            "Grading of pieces",
            "the queen gains the most from the decreasing number of ps",
            Theirs,
        ),
        unit: Millipawns,
        slots: [
            KNIGHT_PAWNS0_4, KNIGHT_PAWNS5_8, KNIGHT_PAWNS9_12, KNIGHT_PAWNS13_16,
            BISHOP_PAWNS0_4, BISHOP_PAWNS5_8, BISHOP_PAWNS9_12, BISHOP_PAWNS13_16,
            ROOK_PAWNS0_4, ROOK_PAWNS5_8, ROOK_PAWNS9_12, ROOK_PAWNS13_16,
            QUEEN_PAWNS0_4, QUEEN_PAWNS5_8, QUEEN_PAWNS9_12, QUEEN_PAWNS13_16,
        ],
        direction: Scale,
        says: "the number of pawns on the board regrades {side}'s {on_units}",
        example: "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
    }
}

impl Finder for PieceGrading {
    fn forces<S: Sink>(us: &Forces, _: &Forces, found: &mut S) {
        let range = PositionType::of_pawns((us.pawns.own | us.pawns.enemy).count()) as usize;
        for (kind, role) in
            [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].into_iter().enumerate()
        {
            let pieces = us.squares(role);
            if pieces.any() {
                let slot = Self::KNIGHT_PAWNS0_4.nth(kind * PAWN_RANGES + range);
                found.item([(slot, pieces.count() as i32)], Place::on(pieces));
            }
        }
    }
}

clause! {
    /// A pawn gains as pieces leave the board. Counted by the pieces of both sides together, in
    /// steps of fifteen pawns' worth.
    ///
    /// Fewer can stop it, and more depends on who makes a queen.
    PawnGrading = "pawn_grading" {
        name: "Pawns graded by pieces",
        chapter: Material,
        theme: Material,
        section: "11",
        source: Addendum(
            "Grading of pawns",
            "with decreasing piece strength left ps become gradually more powerful",
            Theirs,
        ),
        unit: Millipawns,
        slots: [PIECES_15_0, PIECES_30_15, PIECES_45_30, PIECES_60_45],
        direction: Scale,
        says: "the pieces still on the board grade {side}'s pawns on {on}",
        example: "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
    }
}

impl Finder for PawnGrading {
    fn forces<S: Sink>(us: &Forces, _: &Forces, found: &mut S) {
        let pawns = us.pawns.own;
        if pawns.any() {
            const LAST_RANGE: usize = 3;
            let range = (us.piece_half_pawns().saturating_sub(1) / MATERIAL_RANGE).min(LAST_RANGE);
            found.item([(Self::PIECES_15_0.nth(range), pawns.count() as i32)], Place::on(pawns));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn sixteen_pawns_favour_knights() {
        assert_white(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "piece_grading",
            &[("b1 g1", 600.0), ("c1 f1", 0.0), ("a1 h1", -1350.0), ("d1", -900.0)],
        );
    }

    #[test]
    fn twelve_and_four_pawns_begin_lower_ranges() {
        let grade = |fen, mp| assert_white(fen, "piece_grading", &[("a1", mp)]);
        grade("4k3/pppppppp/8/8/8/8/2PPPPP1/B3K3 w - - 0 1", 0.0);
        grade("4k3/pppppppp/8/8/8/8/2PPPP2/B3K3 w - - 0 1", 150.0);
        grade("4k3/pppp4/8/8/8/8/8/N3K3 w - - 0 1", -450.0);
        grade("4k3/ppppp3/8/8/8/8/8/N3K3 w - - 0 1", -300.0);
    }

    #[test]
    fn pawns_gain_as_pieces_go() {
        let grade = |fen, mp| assert_white(fen, "pawn_grading", &[("a2", mp)]);
        grade("rnbqkbnr/8/8/8/8/8/P7/1NBQKBN1 w - - 0 1", 0.0);
        grade("rnbqkbnr/8/8/8/8/8/P7/4K3 w - - 0 1", 100.0);
        grade("rnb1kbn1/8/8/8/8/8/P7/4K3 w - - 0 1", 100.0);
        grade("1nb1kbnr/8/8/8/8/8/P7/2B1K3 w - - 0 1", 100.0);
        grade("2b1kbn1/8/8/8/8/8/P7/1NB1K3 w - - 0 1", 150.0);
        assert_white("rnbqkbnr/8/8/8/8/8/8/4K3 w - - 0 1", "pawn_grading", &[]);
    }
}
