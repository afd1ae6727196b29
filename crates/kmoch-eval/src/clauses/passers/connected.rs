//! Passed pawns side by side.

use shakmaty::Bitboard;

use crate::clause::Finder;
use crate::context::PawnSide;
use crate::squares::{Sets, components, file_pair, rank_set};
use crate::{Place, Sink};

clause! {
    /// Passed pawns joined by standing next to each other on a rank or a diagonal.
    ///
    /// They cover each other's path, so together they are stronger than apart: the first two count
    /// most, each further one half of that.
    ConnectedPassers = "connected_passers" {
        name: "Connected passed pawns",
        chapter: Passers,
        theme: PassedPawns,
        section: "4",
        source: Addendum(
            "Powerful central passers",
            "+50 for the tandem and additional bonus for a third p",
            Mixed("50 centipawns for two are theirs, 25 for each further one and the rise in the endgame are ours"),
        ),
        unit: Millipawns,
        slots: [FIRST_TWO, FURTHER],
        direction: Virtue,
        says: "{side}'s passed pawns on {on} are connected",
        example: "4k3/8/8/3PP3/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for ConnectedPassers {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        const PAIR: usize = 2;
        for tandem in components(joined(us.passers), joined_neighbours) {
            let further = tandem.count() - PAIR;
            found.item([(Self::FIRST_TWO, 1), (Self::FURTHER, further as i32)], Place::on(tandem));
        }
    }
}

clause! {
    /// Two passed pawns on neighbouring squares of a diagonal.
    ///
    /// One guards the other, so neither can be taken by a king alone.
    ConnectedPassersDiagonal = "connected_passers_diagonal" {
        name: "Passed pawn guarding a passed pawn",
        chapter: Passers,
        theme: PassedPawns,
        section: "4",
        source: Addendum(
            "Bonus for relatively lower power of a piece defending own p",
            "+10 if the passers are connected diagonally and not horizontally",
            Mixed("10 centipawns are theirs, the rise in the endgame is ours"),
        ),
        unit: Millipawns,
        slots: [VALUE],
        direction: Virtue,
        says: "Of {side}'s passed pawns on {on}, the rear one guards the other",
        example: "4k3/8/4P3/3P4/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for ConnectedPassersDiagonal {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        for rear in us.passers & us.passers.pawn_attackers() {
            let rear = Bitboard::from_square(rear);
            for guarded in rear.pawn_attacks() & us.passers {
                found.item([(Self::VALUE, 1)], Place::on(rear.with(guarded)));
            }
        }
    }
}

clause! {
    /// A passed pawn on one of the files c to f, joined on a rank or a diagonal with another on
    /// these files: d and e count more than c and f, half below the fifth rank, and half again in
    /// the endgame.
    ///
    /// Such pawns cut the board in two and matter most while there are pieces to be cut off.
    CentralPasser = "central_passer" {
        name: "Connected central passed pawn",
        chapter: Passers,
        theme: PassedPawns,
        section: "4",
        source: Addendum(
            "Powerful central passers",
            "I would assign +30 for a p on an e or d file",
            Mixed("30 and 20 centipawns are theirs, half below the fifth rank and half in the endgame are ours"),
        ),
        unit: Millipawns,
        slots: [FILES_CF_BELOW_RANK5, FILES_CF, FILES_DE_BELOW_RANK5, FILES_DE],
        direction: Virtue,
        says: "{side}'s passed {on}-pawn has another beside it in the centre",
        example: "4k3/8/8/3PP3/8/8/8/4K3 w - - 0 1",
    }
}

impl Finder for CentralPasser {
    fn pawns<S: Sink>(us: &PawnSide, _: &PawnSide, found: &mut S) {
        const FILES_CF: Bitboard = file_pair(2);
        const FILES_DE: Bitboard = file_pair(3);
        let central = joined(us.passers & (FILES_CF | FILES_DE));
        if central.is_empty() {
            return;
        }
        let advanced = rank_set(5).fill_north();
        let by_files = [
            (FILES_CF, Self::FILES_CF_BELOW_RANK5, Self::FILES_CF),
            (FILES_DE, Self::FILES_DE_BELOW_RANK5, Self::FILES_DE),
        ];
        for (files, below, from_rank5) in by_files {
            found.each(below, (central & files).without(advanced));
            found.each(from_rank5, central & files & advanced);
        }
    }
}

/// The neighbours on the same rank and along the diagonals.
#[inline(always)]
fn joined_neighbours(pawns: Bitboard) -> Bitboard {
    pawns.beside() | pawns.diagonal_neighbours()
}

/// The pawns that stand next to another of the set on a rank or a diagonal.
#[inline(always)]
fn joined(pawns: Bitboard) -> Bitboard {
    pawns & joined_neighbours(pawns)
}

#[cfg(test)]
mod tests {
    use crate::testing::assert_white;

    #[test]
    fn a_tandem_and_a_third() {
        let fen = "rnbqkbnr/8/8/3PP3/5P2/8/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "connected_passers", &[("f4 d5 e5", 750.0)]);
        assert_white(fen, "connected_passers_diagonal", &[("f4 e5", 100.0)]);
        assert_white(fen, "central_passer", &[("f4", 100.0), ("d5", 300.0), ("e5", 300.0)]);
    }

    #[test]
    fn one_above_the_other_is_no_tandem() {
        let fen = "rnbqkbnr/8/3P4/8/4P3/8/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "connected_passers", &[]);
        assert_white(fen, "connected_passers_diagonal", &[]);
        assert_white(fen, "central_passer", &[]);
    }

    #[test]
    fn the_centre_begins_with_the_c_file() {
        let fen = "rnbqkbnr/8/8/1PP5/8/8/8/RNBQKBNR w - - 0 1";
        assert_white(fen, "central_passer", &[]);
        assert_white(fen, "connected_passers", &[("b5 c5", 500.0)]);
    }

    #[test]
    fn central_passers_matter_less_in_the_endgame() {
        assert_white(
            "7k/8/8/8/2PP4/8/8/7K w - - 0 1",
            "central_passer",
            &[("c4", 50.0), ("d4", 75.0)],
        );
    }
}
