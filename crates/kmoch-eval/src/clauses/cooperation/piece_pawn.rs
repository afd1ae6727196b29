//! Pieces before and behind their own pawns.

use shakmaty::{Bitboard, Square};

use crate::clause::{Finder, Slot};
use crate::context::{Side, diagonals};
use crate::slots::PieceAndPawn;
use crate::squares::{Sets, above};
use crate::{Place, Sink};

clause! {
    /// A piece on one file with an own pawn, well placed ahead of it and worse behind it. Each
    /// piece with each pawn counts, whatever stands between them.
    ///
    /// A pawn behind a piece backs it; a pawn before it is in its way.
    PiecePawnFile = "piece_pawn_file" {
        name: "Piece and pawn on a file",
        chapter: Cooperation,
        theme: PieceActivity,
        section: "8",
        source: Addendum(
            "Piece-pawn positioning in relation to the enemy camp",
            "+20mps for own piece placed vertically in front of own p",
            Theirs,
        ),
        unit: Millipawns,
        slots: PieceAndPawn,
        direction: Virtue,
        says: "{side}'s {on_units} shares its file with the pawn on {at}",
        example: "4k3/8/8/3N4/8/3P4/8/4K3 w - - 0 1",
    }
}

impl Finder for PiecePawnFile {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        let file = |square: Square| Bitboard::from_file(square.file());
        found.items(
            || by_slot::<Self>(pairs_on_files(us)),
            |found| pairs::<Self, S>(us, file, found),
        );
    }
}

clause! {
    /// A piece on one diagonal with an own pawn, well placed ahead of it and worse behind it. Each
    /// piece with each pawn counts, whatever stands between them.
    ///
    /// A pawn behind a piece backs it; a pawn before it is in its way.
    PiecePawnDiagonal = "piece_pawn_diagonal" {
        name: "Piece and pawn on a diagonal",
        chapter: Cooperation,
        theme: PieceActivity,
        section: "8",
        source: Addendum(
            "Piece-pawn positioning in relation to the enemy camp",
            "+20mps for own piece placed diagonally in front of own p",
            Theirs,
        ),
        unit: Millipawns,
        slots: PieceAndPawn,
        direction: Virtue,
        says: "{side}'s {on_units} shares a diagonal with the pawn on {at}",
        example: "4k3/8/8/8/4N3/3P4/8/4K3 w - - 0 1",
    }
}

impl Finder for PiecePawnDiagonal {
    fn pieces<S: Sink>(us: &Side, _: &Side, found: &mut S) {
        found.items(
            || by_slot::<Self>(pairs_on_diagonals(us)),
            |found| pairs::<Self, S>(us, diagonals, found),
        );
    }
}

/// The two counts with their slots.
#[inline(always)]
fn by_slot<C: PieceAndPawn>([before, behind]: [i32; 2]) -> [(Slot, i32); 2] {
    [(C::PIECE_AHEAD, before), (C::PIECE_BEHIND, behind)]
}

/// How many of our pieces stand before and behind how many of our pawns on a file.
#[inline(always)]
fn pairs_on_files(us: &Side) -> [i32; 2] {
    let pieces = us.own.pieces();
    let [mut before, mut behind] = [0; 2];
    let mut pawns = us.pawns.own;
    // The lowest pawn of each file, then the next: most files have but one.
    while pawns.any() {
        let ahead = pawns.north().fill_north();
        let lowest = pawns.without(ahead);
        before += (pieces & lowest.north().fill_north()).count() as i32;
        behind += (pieces & lowest.south().fill_south()).count() as i32;
        pawns &= ahead;
    }
    [before, behind]
}

/// The same for diagonals.
#[inline(always)]
fn pairs_on_diagonals(us: &Side) -> [i32; 2] {
    let [mut before, mut behind] = [0; 2];
    for piece in &us.pieces {
        let pawns = diagonals(piece.square) & us.pawns.own;
        let above = above(piece.square);
        before += pawns.without(above).count() as i32;
        behind += (pawns & above).count() as i32;
    }
    [before, behind]
}

/// Each of our pieces with each of our pawns on its lines.
fn pairs<C: PieceAndPawn, S: Sink>(us: &Side, lines: impl Fn(Square) -> Bitboard, found: &mut S) {
    for piece in &us.pieces {
        let pawns = lines(piece.square) & us.pawns.own;
        let above = above(piece.square);
        let place = |pawn| Place::on(piece.square).at(pawn);
        found.each_placed(C::PIECE_AHEAD, pawns.without(above), place);
        found.each_placed(C::PIECE_BEHIND, pawns & above, place);
    }
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn before_a_pawn_is_better_than_behind() {
        assert_white(
            "4k3/8/3P4/3N4/8/3P4/8/4K3 w - - 0 1",
            "piece_pawn_file",
            &[("d3 d5", 20.0), ("d5 d6", -10.0)],
        );
        assert_white(
            "4k3/8/8/1P6/4N3/3P4/P7/4K3 w - - 0 1",
            "piece_pawn_diagonal",
            &[("d3 e4", 20.0)],
        );
        assert_white(
            "4k3/7P/8/8/4N3/8/8/4K3 w - - 0 1",
            "piece_pawn_diagonal",
            &[("e4 h7", -10.0)],
        );
    }

    #[test]
    fn another_line_does_not_count() {
        let fen = "4k3/8/8/3N4/2P5/8/8/4K3 w - - 0 1";
        assert_white(fen, "piece_pawn_file", &[]);
        let fen = "4k3/8/8/3N4/3P4/8/8/4K3 w - - 0 1";
        assert_white(fen, "piece_pawn_diagonal", &[]);
    }
}
