//! Moves that open lines for the other pieces.

use shakmaty::{Bitboard, Board, Color, Role, Square, attacks};

use super::{MoveClause, Step};
use crate::Place;

clause! {
    /// A piece that moves out of the way opens squares to the other pieces of its side: each square
    /// that they newly attack and that holds no own unit after the move counts, and so does the
    /// square it leaves if they attacked it.
    FreedSquares = "freed_squares" {
        name: "Squares freed for other pieces",
        chapter: Moves,
        theme: PieceActivity,
        section: "16",
        source: Addendum(
            "Moves freeing squares for own pieces",
            "+2mps for each square a piece frees on its move",
            Theirs,
        ),
        unit: Millipawns,
        slots: [SQUARE, ORIGIN],
        direction: Virtue,
        says: "{side}'s move from {on} frees {at} for the other pieces",
        example: "4k3/8/8/8/8/R7/8/R3K3 w - - 0 1",
        moves: ["a3b3"],
    }
}

impl MoveClause for FreedSquares {
    fn worth(step: &Step) -> Option<(i32, Place)> {
        let (from, to) = (step.m.from()?, step.m.to());
        if matches!(step.m.role(), Role::Pawn | Role::King) {
            return None;
        }
        let before = step.board.occupied();
        let after = before.without(from).with(to);
        let others = others(step.board, step.mover, from);
        let watching = others & attackers(step.board, from, before);
        let mut freed = Bitboard::EMPTY;
        // Nothing but a line through the origin can grow longer.
        let lengthened = watching & step.board.sliders();
        if lengthened.any() {
            let own_after = step.board.by_color(step.mover).without(from).with(to);
            let attacked_after = attacked_by(step.board, lengthened, after);
            freed = attacked_after.without(attacked_by(step.board, others, before) | own_after);
        }
        let origin = i32::from(watching.any());
        let worth =
            step.value(Self::SQUARE) * freed.count() as i32 + step.value(Self::ORIGIN) * origin;
        Some((worth, Place::on(from).at(freed).by(watching)))
    }
}

/// The other knights, bishops, rooks and queens of the side.
fn others(board: &Board, side: Color, moving: Square) -> Bitboard {
    let pieces = board.by_color(side).without(board.pawns() | board.kings());
    pieces.without(moving)
}

/// The pieces of either side that attack a square.
fn attackers(board: &Board, square: Square, occupied: Bitboard) -> Bitboard {
    (attacks::knight_attacks(square) & board.knights())
        | (attacks::bishop_attacks(square, occupied) & board.bishops_and_queens())
        | (attacks::rook_attacks(square, occupied) & board.rooks_and_queens())
}

/// The squares that these units attack.
fn attacked_by(board: &Board, units: Bitboard, occupied: Bitboard) -> Bitboard {
    let pieces = units.into_iter().filter_map(|square| Some((square, board.piece_at(square)?)));
    pieces
        .map(|(square, piece)| attacks::attacks(square, piece, occupied))
        .fold(Bitboard::EMPTY, |all, set| all | set)
}

#[cfg(test)]
mod tests {
    use crate::testing::{assert_move, assert_no_move};

    const ROOKS: &str = "4k3/8/8/8/8/R7/8/R3K3 w - - 0 1";

    #[test]
    fn a_rook_clears_the_file_for_the_other() {
        assert_move(ROOKS, "a3b3", "freed_squares", 12.0);
        assert_move(ROOKS, "a3a6", "freed_squares", 6.0);
        assert_move(ROOKS, "a1b1", "freed_squares", 2.0);
        assert_move("4k3/8/p7/8/8/R7/8/R3K3 w - - 0 1", "a3a6", "freed_squares", 6.0);
    }

    #[test]
    fn nobody_looks_at_what_the_last_piece_leaves() {
        assert_move("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1b1", "freed_squares", 0.0);
    }

    #[test]
    fn kings_and_pawns_are_no_pieces() {
        assert_no_move("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "e1e2", "freed_squares");
        assert_no_move("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a2a3", "freed_squares");
    }
}
